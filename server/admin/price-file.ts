import { readCount } from '../../src/domain/typed/amount.ts';
import { mostRials } from '../../src/domain/vocabulary/most-rials.ts';
import type { ItemPrice } from '../db/catalogue/read-prices.ts';

const head = 'item,price';

/** Writes prices as CSV: `item,price`, in rials. An empty price means "price on request". */
export function writePriceFile(prices: readonly ItemPrice[]): string {
  return [head, ...prices.map(({ item, price }) => `${item},${price ?? ''}`)].join('\n');
}

const separators = [';', '\t', ','] as const;

/** The cell separator: the first of these found in the first line. Spreadsheets write a decimal comma unquoted. */
const separatorOf = (text: string) =>
  separators.find((each) => text.split('\n', 1)[0]?.includes(each)) ?? ',';

/** Splits a line into cells, which a spreadsheet may have quoted. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) cells.push('');
    else cells.push(`${cells.pop() ?? ''}${letter}`);
  }
  return cells.map((cell) => cell.trim());
}

type Line = { number: number; item: string; price: string; others: string };

/** The lines that name a price, without the header. */
function linesOf(text: string): Line[] {
  const plain = text.replace(/^\ufeff/, '');
  const separator = separatorOf(plain);
  return plain
    .split(/\r?\n/)
    .map((line, index): Line => {
      const [item = '', price = '', ...others] = cellsOf(line, separator);
      return { number: index + 1, item, price, others: others.join('') };
    })
    .filter(({ item, number }) => item !== '' && !(number === 1 && item === 'item'));
}

/** Rials; null for "price on request", undefined for an invalid price. */
function readPrice(text: string): number | null | undefined {
  const read = readCount(text);
  if (read.kind === 'empty') return null;
  const isPrice = read.kind === 'count' && read.value >= 0 && read.value <= mostRials;
  return isPrice && !/[+-]/.test(text) ? read.value : undefined;
}

function faultOf(line: Line, isKnown: boolean, isRepeated: boolean): string | undefined {
  const { item, price, others } = line;
  if (!isKnown) return `there is no price "${item}"`;
  if (isRepeated) return `"${item}" appears twice`;
  if (others !== '') return `"${others}" follows the price: put an amount with commas in quotes`;
  if (readPrice(price) !== undefined) return undefined;
  return `"${price}" is not a whole number of rials up to ${mostRials}`;
}

/** Reads a price file, or lists what is wrong with which lines. A file with any fault is rejected as a whole. */
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
  return { prices: lines.map(({ item, price }) => ({ item, price: readPrice(price) ?? null })) };
}
