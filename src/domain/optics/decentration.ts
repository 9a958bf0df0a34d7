/** Boxing measurements that decentration depends on, tenths of a millimetre. */
export interface BoxWidths {
  /** Width of one lens. */
  readonly a: number;
  /** Distance between the lenses. */
  readonly dbl: number;
}

/**
 * Horizontal offset of the optical centre from the boxing centre towards the nose, (A + DBL)/2 − monocular PD;
 * negative is outwards. Tenths of a millimetre, exact to a half.
 */
export function inset({ a, dbl }: BoxWidths, pd: number): number {
  return (a + dbl) / 2 - pd;
}

/**
 * Vertical offset of the optical centre above the boxing centre, height − B/2. Tenths of a millimetre, exact to a
 * half.
 */
export function rise({ b }: { readonly b: number }, height: number): number {
  return height - b / 2;
}

/**
 * Decentration of one eye: distance of its optical centre from the boxing centre, horizontally and vertically
 * together. Tenths of a millimetre, not rounded. Without a height the centre is on the horizontal midline.
 */
export function decentration(
  box: BoxWidths & { readonly b: number },
  { pd, height }: { readonly pd: number; readonly height: number | null },
): number {
  return Math.hypot(inset(box, pd), height === null ? 0 : rise(box, height));
}
