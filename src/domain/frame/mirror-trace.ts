import { anglesOf, fullTurn, type Trace } from './trace.ts';

/** Shape for the other eye: every angle θ becomes 180° − θ. */
export function mirrorTrace(trace: Trace): Trace {
  const count = trace.radii.length;
  if (trace.angles === null && count % 2 === 0) {
    const radii = trace.radii.map((_, index) => radiusAt(trace, (count * 1.5 - index) % count));
    return { radii, angles: null };
  }
  const rays = anglesOf(trace).map((angle, index) => ({
    angle: Math.round(fullTurn * 1.5 - angle) % fullTurn,
    radius: radiusAt(trace, index),
  }));
  rays.sort((one, other) => one.angle - other.angle);
  return { radii: rays.map(({ radius }) => radius), angles: rays.map(({ angle }) => angle) };
}

function radiusAt({ radii }: Trace, index: number): number {
  return radii[index] ?? 0;
}
