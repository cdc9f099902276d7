/** What this browser remembers of its owner: name, language, theme, motion, sound. Nothing of it is needed to play. */

export type Lang = 'pl' | 'en';
export type Theme = 'dark' | 'light';

interface Saved {
  lang: Lang;
  theme: Theme;
  name: string;
  motion: boolean;
  sound: boolean;
  /** games whose guided first turn is over */
  guided: string[];
}

const KEY = 'kantyna.settings';

const read = (): Partial<Saved> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>;
  } catch {
    return {}; // a private window, or a value that is not ours
  }
};

const prefers = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

export const firstLang = (asked: string | null, kept: unknown, browser: readonly string[]): Lang => {
  for (const one of [asked, kept, ...browser.map((tag) => tag.slice(0, 2))])
    if (one === 'pl' || one === 'en') return one;
  return 'en';
};

class Settings {
  lang = $state<Lang>('en');
  theme = $state<Theme>('dark');
  name = $state('');
  motion = $state(true);
  sound = $state(false);
  guided = $state<string[]>([]);

  constructor() {
    const kept = read(),
      asked = new URLSearchParams(globalThis.location?.search ?? '');
    this.lang = firstLang(asked.get('lang'), kept.lang, globalThis.navigator?.languages ?? []);
    const theme = asked.get('theme') ?? kept.theme;
    this.theme =
      theme === 'dark' || theme === 'light' ? theme : prefers('(prefers-color-scheme: light)') ? 'light' : 'dark';
    this.name = kept.name ?? '';
    this.motion = kept.motion ?? !prefers('(prefers-reduced-motion: reduce)');
    this.sound = kept.sound ?? false;
    this.guided = kept.guided ?? [];
  }

  save(): void {
    const { lang, theme, name, motion, sound, guided } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, name, motion, sound, guided } satisfies Saved));
    } catch {
      // a private window keeps nothing, and needs nothing
    }
  }
}

export const settings = new Settings();
