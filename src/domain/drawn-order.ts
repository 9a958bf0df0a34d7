import type { DrawnEye, DrawnRx } from './drawn-rx.ts';
import type { Frame } from './frame.ts';
import type { LensCatalogue, LensKind } from './lens.ts';
import { designsOfKind, findDesign, indexesOf } from './lens-availability.ts';
import type { EyePrescription, EyeSide } from './prescription.ts';
import type { RxOrder } from './rx.ts';
import { mirrorTrace, type Trace } from './trace.ts';

/** Indices lenses usually come in, hundredths (general knowledge), where no catalogue tells. */
const usualIndexes = [150, 156, 160, 167, 174];

/** Indices on offer for a design, else for a kind of lens; hundredths, rising. */
export function offeredIndexes(
  catalogue: LensCatalogue | null,
  { design, kind }: { design?: string | undefined; kind?: LensKind | undefined },
): readonly number[] {
  const found = catalogue && design ? findDesign(catalogue, design) : undefined;
  if (found) return indexesOf(found);
  const ofKind = catalogue && kind ? designsOfKind(catalogue, kind) : [];
  const indexes = [...new Set(ofKind.flatMap(indexesOf))].sort((one, other) => one - other);
  return indexes.length > 0 ? indexes : usualIndexes;
}

/** Both shapes of a traced frame: the eye its file left out is the other one mirrored. */
export function tracesOf(trace: RxOrder['trace']): Readonly<Record<EyeSide, Trace>> | null {
  const given = trace?.right ?? trace?.left;
  if (!trace || !given) return null;
  const right = trace.right ?? mirrorTrace(given);
  return { right, left: trace.left ?? mirrorTrace(given) };
}

/** Whether anything of a frame is known; uncut lenses need none. */
export function isFrameKnown(frame: Frame, trace: RxOrder['trace']): boolean {
  return trace !== null || frame.a !== null || frame.b !== null;
}

/** A placed order as it is drawn. */
export function drawnOrder(order: RxOrder, catalogue: LensCatalogue | null): DrawnRx {
  const { frame, trace, lens, right, left, wishes } = order;
  const coating = catalogue?.coatings.find(({ id }) => id === lens.coating);
  return {
    frame: isFrameKnown(frame, trace) ? frame : null,
    traces: tracesOf(trace),
    right: right && drawnEye(right),
    left: left && drawnEye(left),
    isHardCoated: coating?.isHard ?? true,
    indexes: withChosen(offeredIndexes(catalogue, { design: lens.design }), lens.index),
    wishes,
  };
}

/** The lens that was ordered is shown even where the catalogue has it no longer. */
function withChosen(indexes: readonly number[], chosen: number): readonly number[] {
  if (indexes.includes(chosen)) return indexes;
  return [...indexes, chosen].sort((one, other) => one - other);
}

/** A single vision lens is centred by the height of its optical centre, any other by its fitting height. */
function drawnEye({ sphere, cylinder, pd, height, centreHeight }: EyePrescription): DrawnEye {
  return { power: { sphere, cylinder }, pd, height: height ?? centreHeight };
}
