/** In which ink an amount is printed beside its sign, the ground of what can be spent, and the shape of a token. */

export const INKS: Readonly<Record<string, string>> = {
  combat: 'var(--m-combat)',
  trade: 'var(--m-trade)',
  authority: 'var(--m-auth)',
  heal: 'var(--m-auth)',
  force: 'var(--m-force)',
  resource: 'var(--m-res)',
};

export const POOLS: Readonly<Record<string, string>> = {
  trade: '#8a5800',
  combat: '#a52a22',
  resources: '#80591a',
};

export const TOKENS: Readonly<Record<string, { ground: string; corners: string }>> = {
  damage: { ground: 'var(--damage)', corners: '8px' },
  focus: { ground: '#4a3a72', corners: '99px' },
  shield: { ground: '#1c6483', corners: '8px 8px 13px 13px' },
};
