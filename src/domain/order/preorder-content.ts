import type { Preorder } from './preorder.ts';

/** How lists name a pre-order: by patient for a prescription, by pieces for a stock order. */
export type PreorderName =
  | { kind: 'patient'; patient: string }
  | { kind: 'pieces'; pieces: number };

export function preorderName(preorder: Preorder): PreorderName {
  if (preorder.kind === 'rx')
    return { kind: 'patient', patient: preorder.draft.patient || preorder.draft.reference };
  const pieces = preorder.draft.lines.reduce((sum, line) => sum + line.pieces, 0);
  return { kind: 'pieces', pieces };
}
