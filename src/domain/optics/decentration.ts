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

/** How far a height above the lowest point lies above the boxing centre; tenths of a millimetre, exact to a half. */
export function rise({ b }: { readonly b: number }, height: number): number {
  return height - b / 2;
}

/**
 * Decentration of one eye: how far its centre is from the boxing centre, sideways and up or down together. Tenths of a
 * millimetre, not rounded. Without a height the centre is on the middle line.
 */
export function decentration(
  box: BoxWidths & { readonly b: number },
  { pd, height }: { readonly pd: number; readonly height: number | null },
): number {
  return Math.hypot(inset(box, pd), height === null ? 0 : rise(box, height));
}
