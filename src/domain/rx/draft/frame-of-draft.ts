import { frameTypes, standardShapes } from '../../frame/frame-choices.ts';
import type { KnownFrame } from '../../frame/known-frame.ts';
import { frameOfOrder } from '../../frame/last-frames.ts';
import { type FrameField, frameLimits } from '../../frame/measurements.ts';
import { findUnsound, type KnownNumber } from '../known-number.ts';
import { knownNumbers } from '../number-fields.ts';
import type { RxDraft } from './draft.ts';
import { readFrameDetails } from './read-frame.ts';

/** The frame described in a draft. Unreadable values count as unknown. */
export function frameOfDraft(draft: RxDraft): KnownFrame {
  const { type, shape, ...typed } = draft.frame;
  const read = knownNumbers(frameLimits, typed);
  const sound = (field: FrameField, value: KnownNumber) =>
    typeof value === 'number' && !findUnsound(value, frameLimits[field]) ? value : null;
  return frameOfOrder(readFrameDetails(draft), {
    type: frameTypes.find((each) => each === type) ?? null,
    shape: draft.trace ? null : (standardShapes.find((each) => each === shape) ?? null),
    a: sound('a', read.a),
    b: sound('b', read.b),
    dbl: sound('dbl', read.dbl),
    ed: sound('ed', read.ed),
  });
}
