/**
 * Where the reader is. A seat's token stands behind the #, so that it never reaches a log; for a replay its step, and the
 * seat that wants to play on from there.
 */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; token: string }
  | { page: 'replay'; id: string; step: number | null; branch: number | null }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'cards'; game: string }
  | { page: 'decks'; game: string; deck: string }
  | { page: 'samples' };

export function routeOf(path: string, fragment: string): Route {
  const [, page, id] = path.split('/');
  if (page === 'table' && id) return { page, id, token: fragment.replace(/^#/, '') };
  if (page === 'replay' && id) {
    const [, step, seat] = /^#(\d+)(?:-(\d+))?$/.exec(fragment) ?? [];
    return { page, id, step: step ? Number(step) : null, branch: seat ? Number(seat) : null };
  }
  if (page === 'rules' && id) return { page, game: id, rule: fragment.replace(/^#/, '') };
  if (page === 'cards' && id) return { page, game: id };
  if (page === 'decks' && id) return { page, game: id, deck: fragment.replace(/^#/, '') };
  if (page === 'samples') return { page };
  return { page: 'lobby' };
}

class Router {
  now = $state.raw<Route>({ page: 'lobby' });

  constructor() {
    if (typeof window === 'undefined') return;
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (
        !link ||
        event.button ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        link.target ||
        link.hasAttribute('download') ||
        link.origin !== location.origin ||
        link.pathname.startsWith('/api')
      )
        return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.now = routeOf(location.pathname, location.hash);
  }
}

export const router = new Router();
