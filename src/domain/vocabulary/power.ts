/** Eighths of a dioptre are written with two decimals, truncated: .12 .37 .62 .87. */
const eighthDecimals: ReadonlySet<number> = new Set([0, 12, 25, 37, 50, 62, 75, 87]);

/** Whether a power in hundredths of a dioptre is a multiple of 0.25 D or of 0.125 D. */
export function isOnStep(value: number, step: 'quarter' | 'eighth'): boolean {
  return step === 'quarter' ? value % 25 === 0 : eighthDecimals.has(Math.abs(value) % 100);
}

/**
 * Adds two powers in hundredths of a dioptre. Exact for truncated eighths: −0.12 + 0.25 = 0.12, where adding
 * hundredths would give 0.13.
 */
export function addPowers(one: number, other: number): number {
  if (!isOnStep(one, 'eighth') || !isOnStep(other, 'eighth')) return one + other;
  const eighths = Math.round(one / 12.5) + Math.round(other / 12.5);
  return Math.trunc(eighths * 12.5);
}

/**
 * From hundredths of a dioptre: `+1.25`, `-2.00`, `0.00`. Latin digits and an ASCII hyphen; the view localises both.
 */
export function formatPower(value: number): string {
  const sign = value === 0 ? '' : value > 0 ? '+' : '-';
  return `${sign}${formatUnsignedPower(Math.abs(value))}`;
}

/** From hundredths: `2.00`. For additions and indices, which have no sign. */
export function formatUnsignedPower(value: number): string {
  return (value / 100).toFixed(2);
}
