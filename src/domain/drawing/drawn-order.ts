import type { LensCatalogue, LensKind } from '../catalogue/lens.ts';
import { designsOfKind, findDesign, indexesOf } from '../catalogue/lens-availability.ts';
import type { Frame } from '../frame/frame.ts';
import { mirrorTrace } from '../frame/mirror-trace.ts';
import type { Trace } from '../frame/trace.ts';
import type { EyePrescription } from '../optics/eye-prescription.ts';
import { centringOf, isForNear, type Purpose } from '../rx/centration.ts';
import type { RxOrder } from '../rx/rx-order.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { DrawnEye, DrawnRx } from './drawn-rx.ts';

/** Common refractive indices, hundredths (general knowledge), for use without a catalogue. */
const usualIndexes = [150, 156, 160, 167, 174];

/** Refractive indices of a design, or else of its kind of lens; hundredths, ascending. */
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

/** Traces of both eyes. If the file has only one, the other is its mirror image. */
export function tracesOf(trace: RxOrder['trace']): Readonly<Record<EyeSide, Trace>> | null {
  const given = trace?.right ?? trace?.left;
  if (!trace || !given) return null;
  const right = trace.right ?? mirrorTrace(given);
  return { right, left: trace.left ?? mirrorTrace(given) };
}

/** Whether there is a frame to draw; uncut lenses need none. */
export function isFrameKnown(frame: Frame, trace: RxOrder['trace']): boolean {
  return trace !== null || frame.a !== null || frame.b !== null;
}

/** Converts a placed order for drawing. */
export function drawnOrder(order: RxOrder, catalogue: LensCatalogue | null): DrawnRx {
  const { frame, trace, lens, right, left, wishes, use } = order;
  const purpose = { kind: catalogue && findDesign(catalogue, lens.design)?.kind, use };
  const coating = catalogue?.coatings.find(({ id }) => id === lens.coating);
  return {
    frame: isFrameKnown(frame, trace) ? frame : null,
    isFrameSound: true,
    traces: tracesOf(trace),
    right: right && drawnEye(right, purpose),
    left: left && drawnEye(left, purpose),
    isForNear: isForNear(purpose),
    isHardCoated: coating?.isHard ?? true,
    indexes: withChosen(offeredIndexes(catalogue, { design: lens.design }), lens.index),
    wishes,
  };
}

/** Adds the ordered index if the catalogue no longer has it. */
function withChosen(indexes: readonly number[], chosen: number): readonly number[] {
  if (indexes.includes(chosen)) return indexes;
  return [...indexes, chosen].sort((one, other) => one - other);
}

function drawnEye(eye: EyePrescription, purpose: Purpose): DrawnEye {
  const { sphere, cylinder, axis } = eye;
  return { power: { sphere, cylinder, axis }, ...centringOf(eye, purpose) };
}
