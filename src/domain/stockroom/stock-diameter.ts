import { readLength } from '../typed/length.ts';

/** Diameters of uncut lenses, tenths of a millimetre, inclusive; the bounds of `stockCell`. */
const bounds = { min: 300, max: 1000 } as const;

/** Reads a stock lens diameter typed in millimetres; null if invalid. Returns tenths of a millimetre. */
export function stockDiameter(text: string): number | null {
  const reading = readLength(text);
  if (reading.kind !== 'length') return null;
  return reading.value >= bounds.min && reading.value <= bounds.max ? reading.value : null;
}
