import { atom, computed } from 'nanostores';
import type { PriceRow } from '../../domain/assortment/price-rows.ts';
import {
  emptyNewPrice,
  readNewPrice,
  type TypedNewPrice,
} from '../../domain/assortment/typed-new-price.ts';
import type { SentChange } from '../../domain/revisions/entry.ts';
import { formatItem } from '../../domain/revisions/item-key.ts';
import { formatPriceName, readPriceName } from '../../domain/revisions/price-name.ts';
import { foundBy, searchWords } from '../../domain/typed/search-words.ts';
import { isDeepEqual } from '../../domain/vocabulary/deep-equal.ts';
import { pricedWords } from '../../i18n/assortment/priced-words.ts';
import { holdStore } from '../leaving/held-typed.ts';
import { $assortment, $nameOf } from './assortment.ts';
import { $priceRows } from './lists.ts';
import { type Outcome, saveRevision } from './save-revision.ts';

/** Number of days, counted from today at the lab, on which a price can start. */
export const priceDays = 370;

/** Unsaved new prices, by the name of the opened price. */
export const $typedPrices = atom<Readonly<Record<string, TypedNewPrice>>>({});

holdStore('prices', $typedPrices);

/** Whether there are unsaved prices. */
export const $isPriceUnsaved = computed($typedPrices, (prices) => Object.keys(prices).length > 0);

export const typedPrice = (name: string): TypedNewPrice =>
  $typedPrices.get()[name] ?? emptyNewPrice(name);

/** Updates some fields of a new price. */
export function typePrice(name: string, part: Partial<TypedNewPrice>): void {
  const typed = { ...typedPrice(name), ...part };
  const { [name]: _, ...others } = $typedPrices.get();
  const isEmpty = isDeepEqual(typed, emptyNewPrice(name));
  $typedPrices.set(isEmpty ? others : { ...others, [name]: typed });
}

const save = (note: string, changes: readonly SentChange[]) =>
  saveRevision({
    base: $assortment.get()?.number ?? 0,
    note: note.trim(),
    kind: 'edit',
    changes,
  });

/** Saves a new price with its start day; it must have no faults. */
export async function savePrice(name: string, typed: TypedNewPrice): Promise<Outcome<unknown>> {
  const read = readNewPrice(typed);
  if ('faults' in read) return { kind: 'refused', issues: [] };
  const { tier, value, day } = read;
  const of = formatPriceName({ of: readPriceName(name).of, tier });
  const outcome = await save(typed.note, [{ item: formatItem({ kind: 'price', day, of }), value }]);
  if (outcome.kind === 'done') typePrice(name, emptyNewPrice(name));
  return outcome;
}

/** Withdraws a planned price. */
export const dropPrice = (of: string, day: string) =>
  save('', [{ item: formatItem({ kind: 'price', day, of }), value: null }]);

/** The search text for prices. */
export const $priceSearch = atom('');

/** The prices whose item name, in either language, matches the search. */
export const $foundPrices = computed(
  [$priceRows, $nameOf, $priceSearch],
  (rows, nameOf, text): readonly PriceRow[] => {
    const asked = searchWords(text);
    if (asked.length === 0) return rows;
    return rows.filter(({ of }) => {
      const words = foundBy([of, ...pricedWords(of, nameOf)]);
      return asked.every((word) => words.some((each) => each.startsWith(word)));
    });
  },
);

export function searchPrices(text: string): void {
  $priceSearch.set(text);
}
