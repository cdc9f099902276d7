/** Short messages over the table. They leave by themselves, sooner when the next one comes, and never take a click. */

import { t } from './lang.svelte';
import type { IconName } from './signs/icons';

export interface Notice {
  id: number;
  icon: IconName;
  tone: 'bad' | 'good' | 'plain';
  title: string;
  text: string;
  rule: string;
  close: string;
}

const STAY = 7000;

class Notices {
  list = $state<Notice[]>([]);
  private next = 1;

  add(
    title: string,
    { text = '', rule = '', icon = 'why' as IconName, tone = 'bad' as Notice['tone'], stay = STAY } = {},
  ): void {
    const id = this.next++;
    this.list = [{ id, icon, tone, title, text, rule, close: t('close') }];
    setTimeout(() => this.drop(id), stay);
  }

  drop(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const notices = new Notices();
