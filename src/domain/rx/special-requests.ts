/** Special requests the lab can process. Anything else goes into the note. */
export const specialRequests = [
  'urgent',
  'callFirst',
  'thinnest',
  'equalThickness',
  'prismThinning',
  'slabOff',
  'equalBaseCurve',
  'polishedEdge',
] as const;
