/** Colours of a run's picture, on white. */
export const colours = {
  lane: '#c4c8cf',
  text: '#1f2530',
  quiet: '#6b7280',
  request: '#2563eb',
  refused: '#b45309',
  event: '#0f766e',
  broken: '#c81e1e',
} as const;
