import type { Preorder } from './preorder.ts';

/** What a pre-order is called by in a list: the patient of a prescription, the pieces of a stock order. */
export type PreorderName =
  | { kind: 'patient'; patient: string }
  | { kind: 'pieces'; pieces: number };

export function preorderName(preorder: Preorder): PreorderName {
  if (preorder.kind === 'rx')
    return { kind: 'patient', patient: preorder.draft.patient || preorder.draft.reference };
  const pieces = preorder.draft.lines.reduce((sum, line) => sum + line.pieces, 0);
  return { kind: 'pieces', pieces };
}
