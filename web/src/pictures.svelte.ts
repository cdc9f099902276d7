/** Card pictures. The generator comes after the first paint; each picture is drawn once and kept. */

import type { ArtSpec } from './art/subject';
import { shownIn } from './art/subjects';

interface Studio {
  draw(spec: ArtSpec): string;
  /** what must come before this one can be drawn, if anything */
  waitsFor(spec: ArtSpec): Promise<unknown> | null;
}

class Pictures {
  /** by game, who draws its cards */
  private studios = $state.raw<Readonly<Record<string, Studio>>>({});
  private sent = new Set<string>();
  private kept = new Map<string, string>();
  private awaited = new Set<Promise<unknown>>();

  /** Bring the generator and what the cards of a game show. Cards stand as flat colour until they are here. */
  private async load(game: string): Promise<void> {
    if (this.sent.has(game)) return;
    this.sent.add(game);
    const [{ artUrl, waitsFor }, shown] = await Promise.all([import('./art/art'), shownIn(game)]);
    const studio = { draw: (spec: ArtSpec) => artUrl(spec, shown), waitsFor: (spec: ArtSpec) => waitsFor(spec, shown) };
    this.studios = { ...this.studios, [game]: studio };
  }

  /** Once they have come, all that waits for them is looked at anew. */
  private lookAgain(waits: Promise<unknown>): void {
    if (this.awaited.has(waits)) return;
    this.awaited.add(waits);
    void waits.then(() => (this.studios = { ...this.studios }));
  }

  /** The picture as a data: URL, or nothing while the generator is on its way. */
  url(spec: ArtSpec): string {
    const game = spec.game ?? '',
      studio = this.studios[game];
    if (!studio) {
      void this.load(game);
      return '';
    }
    const key = [game, spec.id, spec.faction, spec.kind, spec.scene, spec.subject].join('|');
    let url = this.kept.get(key);
    if (url === undefined) {
      const waits = studio.waitsFor(spec);
      if (waits) {
        this.lookAgain(waits);
        return '';
      }
      url = studio.draw(spec);
      this.kept.set(key, url);
    }
    return url;
  }
}

export const pictures = new Pictures();
