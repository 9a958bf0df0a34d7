import type { Point } from '../../domain/frame/point.ts';

/** Hundredths of a millimetre are finer than any screen shows. */
const written = (length: number) => Math.round(length * 100) / 100;

export function pathThrough(points: readonly Point[], isClosed: boolean): string {
  const steps = points.map(
    ({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`,
  );
  return steps.join('') + (isClosed && points.length > 0 ? 'Z' : '');
}

export function viewBoxOf({
  left,
  top,
  right,
  bottom,
}: {
  left: number;
  top: number;
  right: number;
  bottom: number;
}): string {
  return [left, top, right - left, bottom - top].map(written).join(' ');
}
