/**
 * Reads a decimal as an integer of its last place, without floating point: `-2.25` with two places is −225. Null if it
 * is not a number. Further decimals are rounded, or truncated with `isCut`: 2.125 D is written 2.12.
 */
export function readScaled(
  text: string,
  places: number,
  { isCut = false }: { isCut?: boolean } = {},
): number | null {
  const parts = /^([+-]?)(\d{0,7})(?:\.(\d{0,12}))?$/.exec(text);
  if (!parts) return null;
  const [, sign, whole = '', fraction = ''] = parts;
  if (whole + fraction === '') return null;
  const kept = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  const isRoundedUp = !isCut && Number(fraction[places] ?? 0) >= 5;
  const amount = kept + (isRoundedUp ? 1 : 0);
  return sign === '-' ? 0 - amount : amount;
}

/** Writes an integer of hundredths or tenths as a decimal. A missing value is empty, never 0.00. */
export function writeScaled(value: number | null, places: number): string {
  return value === null ? '' : (value / 10 ** places).toFixed(places);
}
