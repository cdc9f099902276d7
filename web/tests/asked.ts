import type { Decision, Option } from '../src/protocol';

/** An answer that names nothing but what is said. */
export const option = (code: number, verb: string, more: Partial<Option> = {}): Option => ({
  code,
  verb,
  text: verb,
  name: '',
  things: [],
  seat: -1,
  place: -1,
  face: -1,
  number: -1,
  chances: [],
  ...more,
});

/** A question with these answers. */
export const decision = (options: Option[], more: Partial<Decision> = {}): Decision => ({
  seat: 0,
  kind: 'main',
  prompt: '',
  thing: -1,
  name: '',
  number: 0,
  options,
  ...more,
});
