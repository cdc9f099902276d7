/** How far an engagement has got: by what is asked, else by what was told since it began. */

import type { EngagementStep } from '../layouts/layout';
import type { Happened } from '../protocol';

export function engagementStep(steps: readonly EngagementStep[], asked: string, log: readonly Happened[]): number {
  const now = steps.findIndex((step) => step.asks.includes(asked));
  if (now >= 0) return now;
  const began = log.findLastIndex((line) => steps[0]?.told.includes(line.kind));
  const told = new Set(log.slice(Math.max(0, began)).map((line) => line.kind));
  return steps.findLastIndex((step) => step.told.some((kind) => told.has(kind)));
}
