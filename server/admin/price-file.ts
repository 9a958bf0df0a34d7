import { mostRials } from '../../src/domain/vocabulary/money.ts';
import type { ItemPrice } from '../db/prices/dated-prices.ts';

const head = 'item,price';

/** Prices as a file: `item,price`, in rials; an empty price is "price on request". */
export function writePriceFile(prices: readonly ItemPrice[]): string {
  return [head, ...prices.map(({ item, price }) => `${item},${price ?? ''}`)].join('\n');
}

/** Cells as a spreadsheet may write them: in quotes, and with a semicolon between. */
const cellsOf = (line: string): string[] =>
  line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

type Line = { number: number; item: string; price: string };

/** The lines that name a price, without the head. */
function linesOf(text: string): Line[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line, index): Line => {
      const [item = '', price = ''] = cellsOf(line);
      return { number: index + 1, item, price };
    })
    .filter(({ item, number }) => item !== '' && !(number === 1 && item === 'item'));
}

function faultOf({ item, price }: Line, isKnown: boolean, isRepeated: boolean): string | undefined {
  if (!isKnown) return `there is no price "${item}"`;
  if (isRepeated) return `"${item}" is there twice`;
  const isAmount = price === '' || (/^\d{1,13}$/.test(price) && Number(price) <= mostRials);
  return isAmount ? undefined : `"${price}" is not a whole number of rials up to ${mostRials}`;
}

/** Reads a file of prices, or says what is wrong with which of its lines: then nothing of it counts. */
export function readPriceFile(
  text: string,
  items: Iterable<string>,
): { prices: ItemPrice[] } | { faults: string[] } {
  const known = new Set(items);
  const seen = new Set<string>();
  const lines = linesOf(text);
  const faults = lines.flatMap((line) => {
    const fault = faultOf(line, known.has(line.item), seen.has(line.item));
    seen.add(line.item);
    return fault ? [`line ${line.number}: ${fault}`] : [];
  });
  if (faults.length > 0) return { faults };
  const prices = lines.map(({ item, price }) => {
    return { item, price: price === '' ? null : Number(price) };
  });
  return { prices };
}
