/** The page's own words, in Polish and English, from the Fluent files that the whole project shares. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';
import type { Lang } from './settings.svelte';
import { bind } from './typography';

const FILES: Record<Lang, () => Promise<{ default: string }>> = {
  pl: () => import('../../src/kantyna/lang/pl/page.ftl?raw'),
  en: () => import('../../src/kantyna/lang/en/page.ftl?raw'),
};

class Words {
  private bundles: Partial<Record<Lang, FluentBundle>> = $state.raw({});

  /** Read a language's file; the page switches only when it is here. */
  async load(lang: Lang): Promise<void> {
    if (this.bundles[lang]) return;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource((await FILES[lang]()).default));
    this.bundles = { ...this.bundles, [lang]: bundle };
  }

  say(id: string, args?: Record<string, FluentVariable>): string {
    const bundle = this.bundles[settings.lang];
    const message = bundle?.getMessage(id);
    return message?.value ? bind(settings.lang, bundle!.formatPattern(message.value, args ?? null)) : id;
  }

  has(id: string): boolean {
    return this.bundles[settings.lang]?.hasMessage(id) ?? false;
  }
}

export const words = new Words();
/** A message of the page by its name; the files call it `page-…`, so that it meets no other file's names. */
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(`page-${id}`, args);

/** A number as the reader's language groups it: 47,000. */
export const figure = (n: number): string => new Intl.NumberFormat(settings.lang).format(n);

export async function speak(lang: Lang): Promise<void> {
  await words.load(lang);
  settings.lang = lang;
}
