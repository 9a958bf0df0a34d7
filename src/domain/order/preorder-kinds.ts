import type { Drafts, OrderKind } from './order.ts';
import type { Preorder } from './preorder.ts';

/** How lists name a pre-order: by patient, or by number of pieces. */
export type PreorderName =
  | { kind: 'patient'; patient: string }
  | { kind: 'pieces'; pieces: number };

type PreorderKind<Draft> = {
  name: (draft: Draft) => PreorderName;
  /** Route of the screen that opens it. */
  screen: (draft: Draft) => 'rx' | 'stockSingle' | 'stockMulti' | 'accessories';
};

function piecesOf({ lines }: { lines: readonly { pieces: number }[] }): PreorderName {
  return { kind: 'pieces', pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0) };
}

const preorderKinds: { readonly [Kind in OrderKind]: PreorderKind<Drafts[Kind]> } = {
  rx: {
    name: ({ patient, reference }) => ({ kind: 'patient', patient: patient || reference }),
    screen: () => 'rx',
  },
  stock: {
    name: piecesOf,
    // Only the screen for single lines can show a line that is not added yet.
    screen: ({ entry, line }) => (entry === 'single' || line ? 'stockSingle' : 'stockMulti'),
  },
  accessories: {
    name: piecesOf,
    screen: () => 'accessories',
  },
};

/** A pre-order's draft matches its kind, which the record type cannot express for all kinds together. */
const kindOf = ({ kind }: Preorder) => preorderKinds[kind] as PreorderKind<Drafts[OrderKind]>;

export const preorderName = (preorder: Preorder): PreorderName =>
  kindOf(preorder).name(preorder.draft);

export const preorderScreen = (preorder: Preorder) => kindOf(preorder).screen(preorder.draft);
