import { isFrameKnown, offeredIndexes, tracesOf } from './drawn-order.ts';
import type { DrawnEye, DrawnRx } from './drawn-rx.ts';
import type { KnownEye } from './eye-rules.ts';
import { type Frame, type FrameField, frameLimits } from './frame.ts';
import { knownDraft } from './known-draft.ts';
import type { KnownNumber } from './known-number.ts';
import type { LensCatalogue } from './lens.ts';
import { type EyeField, eyeLimits } from './prescription.ts';
import type { RxDraft } from './rx-draft.ts';
import { wishLimits } from './rx-measures.ts';

/** A draft as far as it can be drawn: a field that cannot be read, or believed, is not known. */
export function drawnDraft(draft: RxDraft, catalogue: LensCatalogue | null): DrawnRx {
  const rx = knownDraft(draft);
  const frame: Frame = {
    type: rx.frame.type,
    a: measureOf(rx.frame, 'a'),
    b: measureOf(rx.frame, 'b'),
    dbl: measureOf(rx.frame, 'dbl'),
    ed: measureOf(rx.frame, 'ed'),
  };
  const { coating, design, kind } = rx.lens;
  const coat = catalogue?.coatings.find(({ id }) => id === coating);
  return {
    frame: isFrameKnown(frame, draft.trace) ? frame : null,
    traces: tracesOf(draft.trace),
    right: rx.right && drawnEye(rx.right),
    left: rx.left && drawnEye(rx.left),
    isHardCoated: coat?.isHard ?? false,
    indexes: offeredIndexes(catalogue, { design, kind }),
    wishes: {
      diameter: draft.wishes.diameter === '' ? null : Number(draft.wishes.diameter),
      centreThickness: within(rx.wishes.centreThickness, wishLimits.centreThickness),
      edgeThickness: within(rx.wishes.edgeThickness, wishLimits.edgeThickness),
    },
  };
}

function measureOf(frame: Readonly<Record<FrameField, KnownNumber>>, field: FrameField) {
  return within(frame[field], frameLimits[field]);
}

function within(value: KnownNumber, { min, max }: { min: number; max: number }): number | null {
  return typeof value === 'number' && value >= min && value <= max ? value : null;
}

function drawnEye(eye: KnownEye): DrawnEye {
  const value = (field: EyeField) => within(eye[field], eyeLimits[field]);
  const [sphere, cylinder] = [value('sphere'), value('cylinder')];
  return {
    power: sphere === null || cylinder === null ? null : { sphere, cylinder },
    pd: value('pd'),
    height: value('height') ?? value('centreHeight'),
  };
}
