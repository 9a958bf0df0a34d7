/** Shape of one lens as traced, seen from the front. */
export interface Trace {
  /** From the tracer's centre, hundredths of a millimetre, anticlockwise. */
  readonly radii: readonly number[];
  /** Direction of each radius, hundredths of a degree, ascending, 0 ≤ a < 36000; null for even angles from 0°. */
  readonly angles: readonly number[] | null;
}

/** A full turn in hundredths of a degree. */
export const fullTurn = 36_000;

/** Direction of each radius, hundredths of a degree. */
export function anglesOf({ radii, angles }: Trace): readonly number[] {
  return angles ?? radii.map((_, index) => (index * fullTurn) / radii.length);
}

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
