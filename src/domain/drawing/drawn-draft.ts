import { emptyCatalogue } from '../catalogue/empty-catalogue.ts';
import type { LensCatalogue } from '../catalogue/lens.ts';
import type { Frame } from '../frame/frame.ts';
import { centringOf, isForNear, type Purpose } from '../rx/centration.ts';
import type { KnownDraft } from '../rx/draft/read-known.ts';
import { type SoundDraft, soundDraft } from '../rx/draft/sound-draft.ts';
import type { KnownNumber } from '../rx/known-number.ts';
import { wishNumbers } from '../rx/order-numbers.ts';
import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';
import { isFrameKnown, offeredIndexes, tracesOf } from './drawn-order.ts';
import type { DrawnEye, DrawnRx } from './drawn-rx.ts';

/** The part of a draft that can be drawn. Fields in error are null. */
export function drawnDraft(known: KnownDraft, catalogue: LensCatalogue | null): DrawnRx {
  const { draft } = known;
  const sound = soundDraft(known, catalogue ?? emptyCatalogue);
  const { lens, use, frame: measures } = sound.rx;
  const { frame: typed, wishes } = known.rx;
  const { a = null, b = null, dbl = null, ed = null } = measures ?? {};
  const frame: Frame = { type: typed.type, shape: typed.shape, a, b, dbl, ed };
  const { design, kind } = known.rx.lens;
  const purpose = { kind: lens.kind ?? kind, use };
  const [right = null, left = null] = eyeSides.map((side) => drawnEye(side, sound, purpose));
  return {
    frame: isFrameKnown(frame, draft.trace) ? frame : null,
    isFrameSound: !sound.isWrong('frame.a', 'frame.b', 'frame.dbl', 'frame.ed'),
    traces: tracesOf(draft.trace),
    right,
    left,
    isForNear: isForNear(purpose),
    isHardCoated: lens.isHardCoated,
    indexes: offeredIndexes(catalogue, { design, kind }),
    wishes: {
      diameter: draft.wishes.diameter === '' ? null : Number(draft.wishes.diameter),
      centreThickness: ifWithin(wishes.centreThickness, wishNumbers.centreThickness),
      edgeThickness: ifWithin(wishes.edgeThickness, wishNumbers.edgeThickness),
    },
  };
}

function ifWithin(value: KnownNumber, { min, max }: { min: number; max: number }): number | null {
  return typeof value === 'number' && value >= min && value <= max ? value : null;
}

/** An invalid height removes the whole cross: on the midline it would suggest a position nobody typed. */
function drawnEye(side: EyeSide, { rx, isWrong }: SoundDraft, purpose: Purpose): DrawnEye | null {
  const eye = rx[side];
  if (!eye) return null;
  const { sphere, cylinder, axis } = eye;
  const isPowerKnown = sphere !== null && cylinder !== null && !isWrong(`${side}.axis`);
  const centring = isWrong(`${side}.height`, `${side}.centreHeight`)
    ? { pd: null, height: null }
    : centringOf(eye, purpose);
  return { power: isPowerKnown ? { sphere, cylinder, axis } : null, ...centring };
}
