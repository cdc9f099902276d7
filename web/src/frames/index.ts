/** How a table is drawn: a component each, loaded when a game's layout asks for it. */

import type { Component } from 'svelte';
import type { FrameName } from '../layouts/layout';

type Frame = Component<{ docked: boolean }>;

export const FRAMES: Readonly<Record<FrameName, () => Promise<{ default: Frame }>>> = {
  table: () => import('./TableFrame.svelte'),
  dice: () => import('./DiceFrame.svelte'),
  map: () => import('./MapFrame.svelte'),
};
