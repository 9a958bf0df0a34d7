import type { StockCount } from '../../domain/stock/stock.ts';
import { formatUnsignedPower } from '../../domain/vocabulary/power.ts';
import { writeNumber } from '../language/format-number.ts';
import type { Locale } from '../language/locale.ts';

const words = {
  fa: {
    sphere: 'اسفر',
    cylinder: 'سیلندر',
    minus: 'منفی',
    plus: 'مثبت',
    onHand: 'موجودی',
    notMade: 'ساخته نمی‌شود',
    quantity: 'تعداد',
    comma: '، ',
  },
  en: {
    sphere: 'sphere',
    cylinder: 'cylinder',
    minus: 'minus',
    plus: 'plus',
    onHand: 'in stock',
    notMade: 'not made',
    quantity: 'quantity',
    comma: ', ',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** A power with its sign as a word, for screen readers: `minus 2.00`. */
function spokenPower(value: number, locale: Locale): string {
  const amount = writeNumber(formatUnsignedPower(Math.abs(value)), locale);
  if (value === 0) return amount;
  return `${words[locale][value < 0 ? 'minus' : 'plus']} ${amount}`;
}

/** Name of a row or column of the power grid: `sphere minus 2.00`. */
export function powerName(axis: 'sphere' | 'cylinder', value: number, locale: Locale): string {
  return `${words[locale][axis]} ${spokenPower(value, locale)}`;
}

/** Accessible name of a cell: `sphere minus 2.00, cylinder minus 0.50, in stock 14, quantity 2`. */
export function cellName(
  row: string,
  column: string,
  { count, quantity }: { count: StockCount; quantity: string },
  locale: Locale,
): string {
  const said = words[locale];
  const parts = [row, column];
  if (count === null) parts.push(said.notMade);
  else if (count !== 'hidden') parts.push(`${said.onHand} ${writeNumber(String(count), locale)}`);
  if (quantity !== '') parts.push(`${said.quantity} ${quantity}`);
  return parts.join(said.comma);
}
