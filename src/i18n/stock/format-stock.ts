import type { StockCell } from '../../domain/stock/stock.ts';
import { formatEyeValue, formatMillimetres } from '../language/format-optics.ts';
import type { Locale } from '../language/locale.ts';

/** `−2.00 / −0.50`, isolated left to right; without a cylinder only the sphere. */
export function formatStockPower(
  { sphere, cylinder }: Pick<StockCell, 'sphere' | 'cylinder'>,
  locale: Locale,
): string {
  const written = formatEyeValue('sphere', sphere, locale);
  if (cylinder === 0) return written;
  return `\u2066${written} / ${formatEyeValue('cylinder', cylinder, locale)}\u2069`;
}

/** `Ø65`, isolated left to right. */
export function formatDiameter(diameter: number, locale: Locale): string {
  return `\u2066Ø${formatMillimetres(diameter, locale)}\u2069`;
}
