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
