/** Tables that are not drawn line by line have a frame of their own, which a game of cards need not load. */

import type { Component } from 'svelte';
import type { FrameName } from '../layouts/layout';

type Frame = Component<{ docked: boolean }>;

const FRAMES: Readonly<Record<Exclude<FrameName, 'table'>, () => Promise<{ default: Frame }>>> = {
  dice: () => import('./DiceFrame.svelte'),
  map: () => import('./MapFrame.svelte'),
};

export const frameOf = (name: FrameName): Promise<{ default: Frame }> | null =>
  name === 'table' ? null : FRAMES[name]();
