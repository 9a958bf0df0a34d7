import { type StockUnit, writePieces } from '../../domain/stock/pieces.ts';
import type { StockCell } from '../../domain/stock/stock.ts';
import { formatCount, formatEyeValue, formatMillimetres } from '../language/format-number.ts';
import type { Locale } from '../language/locale.ts';
import { fill, inBoth, type Message } from '../language/message.ts';
import { stockSingle } from './stock-single.ts';

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

const { onePiece, onePair, countPieces, countPairs } = stockSingle.texts;
const names = { pieces: [onePiece, countPieces], pairs: [onePair, countPairs] } as const;

/** `۲ جفت`; three pieces are 1.5 pairs. */
export function piecesMessage(pieces: number, unit: StockUnit): Message {
  const count = Number(writePieces(pieces, unit));
  const [one, many] = names[unit];
  return fill(count === 1 ? one : many, { count: inBoth((locale) => formatCount(count, locale)) });
}
