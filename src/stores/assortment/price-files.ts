import { type PriceRow, priceOn } from '../../domain/assortment/price-rows.ts';
import { readPlain } from '../../domain/assortment/read-field.ts';
import type { SentChange } from '../../domain/revisions/entry.ts';
import { formatItem } from '../../domain/revisions/item-key.ts';
import { dayCells, textCells } from '../../domain/table-file/cells.ts';
import type { Columns } from '../../domain/table-file/column.ts';
import type { ReadRow } from '../../domain/table-file/read-table.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { rialsToToman } from '../../domain/vocabulary/prices.ts';
import { faultText } from '../../i18n/assortment/faults.ts';
import { pricedWords } from '../../i18n/assortment/priced-words.ts';
import { assortmentFiles, tableWords } from '../../i18n/assortment/table-words.ts';
import { pick } from '../../i18n/language/message.ts';
import { labNow } from '../abilities/lab-now.ts';
import { $locale } from '../shell/locale.ts';
import { createImport, type ImportAnswer, type ImportFault } from '../table-file/import.ts';
import { downloadTable } from '../table-file/write-file.ts';
import { $nameOf } from './assortment.ts';
import { $priceRows } from './lists.ts';
import { previewChanges } from './preview-changes.ts';

const { texts } = assortmentFiles;

/** A row of the file of prices: what it is the price of, the same in words, and what holds from a day on. */
type PriceFileRow = { of: string; what: string; price: Rials | null; day: string };

const columns: Columns<PriceFileRow> = {
  of: { title: texts.of, isRequired: true, ...textCells({ least: 1, most: 300 }) },
  what: { title: texts.what, ...textCells({ most: 500 }) },
  price: {
    title: texts.price,
    isRequired: true,
    write: (price) =>
      price === null
        ? { kind: 'text', text: pick(texts.onRequest, $locale.get()) }
        : { kind: 'number', value: rialsToToman(price) },
    read: (text) => {
      const isOnRequest = tableWords.isOnRequest(text);
      const read = readPlain.price({ toman: text, isOnRequest });
      if ('value' in read) return { value: read.value as Rials | null };
      return { fault: read.fault === 'required' ? 'missing' : 'notANumber' };
    },
  },
  day: { title: texts.day, isRequired: true, ...dayCells },
};

const today = () => labDay(labNow().getTime());

/** Downloads every price as it is today; changed and given a day, the file can be read again. */
export function downloadPrices(format: 'csv' | 'xlsx'): void {
  const day = today();
  const nameOf = $nameOf.get();
  const rows = $priceRows.get().map(({ of, now: price }) => {
    // Spreadsheets show the marks that isolate numbers.
    const what = pick(pricedWords(of, nameOf), $locale.get()).replace(/[\u2066-\u2069]/g, '');
    return { of, what, price, day };
  });
  downloadTable('adasi-prices', format, { columns, rows });
}

const asked = (known: ReadonlyMap<string, PriceRow>, { of, price, day }: PriceFileRow) => {
  const row = known.get(of);
  return row !== undefined && priceOn(row, day) !== price;
};

async function preview(rows: readonly ReadRow<PriceFileRow>[]): Promise<ImportAnswer> {
  const known = new Map($priceRows.get().map((row) => [row.of, row]));
  const unknown = rows.filter(({ value }) => !known.has(value.of));
  if (unknown.length > 0) {
    const faults = unknown.map(({ row }): ImportFault => {
      return { row, where: texts.of, why: texts.unknownPrice };
    });
    return { kind: 'faults', faults };
  }
  const changed = rows.filter(({ value }) => asked(known, value));
  const changes = changed.map(({ value: { of, price, day } }): SentChange => {
    return { item: formatItem({ kind: 'price', day, of }), value: { price } };
  });
  return previewChanges(changes, (index, issue) => {
    const row = changed[index]?.row;
    return row === undefined
      ? []
      : [{ row, where: texts.day, why: faultText(issue, $nameOf.get()) }];
  });
}

/** The import of a file of prices; a row that says what holds on its day anyway changes nothing. */
export const priceImport = () => createImport<PriceFileRow>({ columns, preview });
