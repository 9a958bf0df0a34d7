import { knownDraft } from './known-draft.ts';
import { findUnsound } from './known-number.ts';
import type { LensCatalogue, LensColour, LensVariant } from './lens.ts';
import { bandFor, findDesign } from './lens-availability.ts';
import { type EyeSide, eyeLimits } from './prescription.ts';
import type { RxDraft } from './rx-draft.ts';
import type { KnownRx } from './rx-rules.ts';
import { toMinusForm } from './transposition.ts';

/** Whether a power is made: an answer of its own for every power, never of one least and one most. */
export type Cell = 'made' | 'outOfRange';

interface PowerCells {
  /** What the chosen design is made in, thinnest last. */
  readonly variants: readonly { index: number; colour: LensColour; isChosen: boolean }[];
  /** One cell a variant; none for an eye that is not ordered or whose power is not known. */
  readonly eyes: Readonly<Record<EyeSide, readonly Cell[]>>;
}

/** The typed powers against everything the chosen design is made in. */
export function powerCells(draft: RxDraft, catalogue: LensCatalogue): PowerCells {
  const rx = knownDraft(draft);
  const design = findDesign(catalogue, rx.lens.design ?? '');
  const variants = [...(design?.variants ?? [])].sort((one, other) => one.index - other.index);
  return {
    variants: variants.map(({ index, colour }) => {
      const isChosen = index === rx.lens.index && colour === rx.lens.colour;
      return { index, colour, isChosen };
    }),
    eyes: { right: cellsOf('right', rx, variants), left: cellsOf('left', rx, variants) },
  };
}

function cellsOf(side: EyeSide, rx: KnownRx, variants: readonly LensVariant[]): Cell[] {
  const { sphere, cylinder } = rx[side] ?? { sphere: null, cylinder: null };
  if (typeof sphere !== 'number' || typeof cylinder !== 'number') return [];
  if (findUnsound(sphere, eyeLimits.sphere) || findUnsound(cylinder, eyeLimits.cylinder)) return [];
  const minus = toMinusForm({ sphere, cylinder, axis: null });
  return variants.map((variant) =>
    bandFor(variant, minus.sphere, minus.cylinder) ? 'made' : 'outOfRange',
  );
}
