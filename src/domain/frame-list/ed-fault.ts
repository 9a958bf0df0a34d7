import type { FrameField } from '../frame/measurements.ts';

/** Whether ED is shorter than the longer side of the box, which is impossible; tenths of a millimetre. */
export function isEdBelowBox({ a, b, ed }: Record<Exclude<FrameField, 'dbl'>, number | null>) {
  return ed !== null && ed < Math.max(a ?? 0, b ?? 0);
}
