import { type FrameField, frameFields } from '../frame/measurements.ts';
import { tracingTolerance } from '../frame/trace-doubts.ts';
import { knownNumber } from './number-fields.ts';

/** Measures of a trace, tenths of a millimetre; null if missing from its file. */
export type TracedMeasures = Readonly<Record<FrameField, number | null>>;

/** Measures typed before a trace was taken that must belong to another frame, as typed. */
export function measuresOfOtherFrame(
  typed: Readonly<Record<FrameField, string>>,
  traced: TracedMeasures,
): readonly (readonly [field: FrameField, text: string])[] {
  return frameFields.flatMap((field) => {
    const [before, now] = [knownNumber(`frame.${field}`, typed[field]), traced[field]];
    const isOther =
      typeof before === 'number' && now !== null && Math.abs(before - now) > tracingTolerance;
    return isOther ? [[field, typed[field]] as const] : [];
  });
}
