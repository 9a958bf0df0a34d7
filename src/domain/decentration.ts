/** What decentration is reckoned from; tenths of a millimetre, boxing system. */
export interface BoxWidths {
  /** Width of one lens. */
  readonly a: number;
  /** Distance between the lenses. */
  readonly dbl: number;
}

/**
 * How far an optical centre stands inwards (towards the nose) of its lens's boxing centre, (A + DBL)/2 − monocular PD;
 * negative is outwards. Tenths of a millimetre, exact to a half.
 */
export function inset({ a, dbl }: BoxWidths, pd: number): number {
  return (a + dbl) / 2 - pd;
}

/** Decentration of one eye, |(A + DBL)/2 − monocular PD|, tenths of a millimetre, exact to a half. */
export function decentration(box: BoxWidths, pd: number): number {
  return Math.abs(inset(box, pd));
}
