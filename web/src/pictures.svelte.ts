/** Card pictures. The generator comes after the first paint; each picture is drawn once and kept. */

import type { ArtSpec } from './art/subject';
import { shownIn } from './art/subjects';

type Draw = (spec: ArtSpec) => string;

class Pictures {
  /** by game, who draws its cards */
  private draw = $state.raw<Readonly<Record<string, Draw>>>({});
  private sent = new Set<string>();
  private kept = new Map<string, string>();

  /** Bring the generator and what the cards of a game show. Cards stand as flat colour until they are here. */
  private async load(game: string): Promise<void> {
    if (this.sent.has(game)) return;
    this.sent.add(game);
    const [{ artUrl }, shown] = await Promise.all([import('./art/art'), shownIn(game)]);
    this.draw = { ...this.draw, [game]: (spec) => artUrl(spec, shown) };
  }

  /** The picture as a data: URL, or nothing while the generator is on its way. */
  url(spec: ArtSpec): string {
    const game = spec.game ?? '',
      draw = this.draw[game];
    if (!draw) {
      void this.load(game);
      return '';
    }
    const key = [game, spec.id, spec.faction, spec.kind, spec.scene, spec.subject].join('|');
    let url = this.kept.get(key);
    if (url === undefined) {
      url = draw(spec);
      this.kept.set(key, url);
    }
    return url;
  }
}

export const pictures = new Pictures();
