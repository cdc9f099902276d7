/** Card pictures. The generator comes after the first paint; each picture is drawn once and kept. */

import type { ArtSpec } from './art/subject';

type Draw = (spec: ArtSpec) => string;

class Pictures {
  private draw = $state.raw<Draw | null>(null);
  private kept = new Map<string, string>();

  /** Bring the generator. Cards stand as flat colour until it is here. */
  async load(): Promise<void> {
    if (this.draw) return;
    const { artUrl } = await import('./art/art');
    this.draw = artUrl;
  }

  /** The picture as a data: URL, or nothing while the generator is on its way. */
  url(spec: ArtSpec): string {
    if (!this.draw) return '';
    const key = [spec.game, spec.id, spec.faction, spec.kind, spec.scene, spec.subject].join('|');
    let url = this.kept.get(key);
    if (url === undefined) {
      url = this.draw(spec);
      this.kept.set(key, url);
    }
    return url;
  }
}

export const pictures = new Pictures();
