import {
  type FilePrice,
  type PriceFileFault,
  type PriceFileRow,
  priceFileRow,
  readPriceRow,
} from '../../domain/assortment/price-file-row.ts';
import { priceOn } from '../../domain/assortment/price-rows.ts';
import { readPlain } from '../../domain/assortment/read-field.ts';
import { readKey } from '../../domain/assortment/read-key.ts';
import type { SentChange } from '../../domain/revisions/entry.ts';
import { formatItem } from '../../domain/revisions/item-key.ts';
import { plainWord } from '../../domain/stock-table/words.ts';
import { dayCells, textCells } from '../../domain/table-file/cells.ts';
import type { CellReading, Columns } from '../../domain/table-file/column.ts';
import type { ReadRow } from '../../domain/table-file/read-table.ts';
import { tierWord } from '../../domain/tiers/tier.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { rialsToToman } from '../../domain/vocabulary/prices.ts';
import { faultText } from '../../i18n/assortment/faults.ts';
import { pricedWords } from '../../i18n/assortment/priced-words.ts';
import { assortmentFiles, isGeneralPrice, isOnRequest } from '../../i18n/assortment/table-words.ts';
import { withoutIsolates } from '../../i18n/language/format-number.ts';
import { type Message, pick } from '../../i18n/language/message.ts';
import { labNow } from '../browser-support/lab-now.ts';
import { $locale } from '../shell/locale.ts';
import { createImport, type ImportAnswer, type ImportFault } from '../table-file/import.ts';
import { downloadTable } from '../table-file/write-file.ts';
import { $assortmentTiers, $nameOf } from './assortment.ts';
import { $priceRows } from './lists.ts';
import { previewChanges } from './preview-changes.ts';

const { texts } = assortmentFiles;

/** A row of the file, with the name of the priced item in words. */
type FileRow = PriceFileRow & { what: string };

const priceFaults = ['ambiguous', 'groups'] as const;

function readPrice(text: string): CellReading<FilePrice> {
  if (isGeneralPrice(text)) return { value: 'general' };
  const read = readPlain.price({ toman: text, isOnRequest: isOnRequest(text) });
  if ('value' in read) return { value: read.value as FilePrice };
  if (read.fault === 'required') return { fault: 'missing' };
  return { fault: priceFaults.find((fault) => fault === read.fault) ?? 'notANumber' };
}

const word = (text: Message) => ({ kind: 'text', text: pick(text, $locale.get()) }) as const;

const columns: Columns<FileRow> = {
  of: { title: texts.of, ...textCells({ most: 300 }) },
  what: { title: texts.what, ...textCells({ most: 500 }) },
  tier: { title: texts.tier, ...textCells({ most: 80 }) },
  price: {
    title: texts.price,
    isRequired: true,
    write: (price) => {
      if (price === 'general') return word(texts.generalPrice);
      return price === null
        ? word(texts.onRequest)
        : { kind: 'number', value: rialsToToman(price) };
    },
    read: readPrice,
  },
  day: { title: texts.day, ...dayCells, absent: '' },
};

const today = () => labDay(labNow().getTime());

/** Downloads every price as of today. Edited and given a start day, the file can be imported. */
export function downloadPrices(format: 'csv' | 'xlsx'): void {
  const day = today();
  const nameOf = $nameOf.get();
  const tiers = $assortmentTiers.get();
  const held = $priceRows.get().filter(({ isGeneral }) => !isGeneral);
  const rows = held.map((price): FileRow => {
    const row = priceFileRow(price, day);
    const what = withoutIsolates(pick(pricedWords(row.of, nameOf), $locale.get()));
    const tier = row.tier && tierWord(tiers, row.tier, $locale.get());
    return { ...row, tier, what };
  });
  downloadTable('adasi-prices', format, { columns, rows });
}

const faultOf = (row: number, { at, why }: PriceFileFault): ImportFault => {
  return { row, where: texts[at], why: texts[why] };
};

/** The names of prices, by the words for the priced item in either language. */
function pricesByWords(): ReadonlyMap<string, string> {
  const nameOf = $nameOf.get();
  const rows = $priceRows.get();
  return new Map(
    rows.flatMap(({ of }) => pricedWords(of, nameOf).map((said) => [plainWord(said), of])),
  );
}

async function preview(rows: readonly ReadRow<FileRow>[]): Promise<ImportAnswer> {
  const prices = new Map($priceRows.get().map((row) => [row.of, row]));
  const known = { prices, tiers: $assortmentTiers.get() };
  const words = pricesByWords();
  const read = rows.map(({ row, value }) => {
    const of = value.of || words.get(plainWord(value.what)) || value.what;
    // Without a day, a price applies from today.
    return { row, ...readPriceRow({ ...value, of, day: value.day || today() }, known) };
  });
  const faults = read.flatMap((each) => ('fault' in each ? [faultOf(each.row, each.fault)] : []));
  if (faults.length > 0) return { kind: 'faults', faults };
  const changed = read.flatMap((each) => {
    if (!('change' in each) || !each.change) return [];
    const { of, day, value } = each.change;
    const change: SentChange = { item: formatItem({ kind: 'price', day, of }), value };
    return [{ row: each.row, change }];
  });
  const changes = changed.map(({ change }) => change);
  return previewChanges(changes, {
    faultsAt: (index, issue) => {
      const row = changed[index]?.row;
      return row === undefined
        ? []
        : [{ row, where: texts.day, why: faultText(issue, $nameOf.get()) }];
    },
    priceOfRowOn: (item) => {
      const key = readKey(item);
      return key.kind === 'price' ? { price: priceOn(prices, key.of, key.day) } : null;
    },
  });
}

/** The import of a file of prices. A row equal to the price already in force on its day changes nothing. */
export const priceImport = () => createImport<FileRow>({ name: 'prices', columns, preview });
