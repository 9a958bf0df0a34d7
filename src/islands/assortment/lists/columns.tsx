import type { Field } from '../../../domain/assortment/field.ts';
import { type EditedKind, itemFields } from '../../../domain/assortment/item-fields.ts';
import { partAt } from '../../../domain/assortment/parts.ts';
import type { PriceRow } from '../../../domain/assortment/price-rows.ts';
import type { Entry } from '../../../domain/revisions/entry.ts';
import { catalogueTexts } from '../../../i18n/assortment/catalogue.ts';
import { fieldName } from '../../../i18n/assortment/fields.ts';
import { itemName, type NameOf } from '../../../i18n/assortment/items.ts';
import { valueWords } from '../../../i18n/assortment/values.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import type { ListedItem } from '../../../stores/assortment/lists.ts';
import { Money } from '../../../ui/base/Money.tsx';
import { say } from '../../../ui/base/say.tsx';
import type { Column } from '../../../ui/table/column.ts';

const { texts } = catalogueTexts;

/** Fields that a list shows in addition to the name. */
const shown: Record<EditedKind, readonly string[]> = {
  design: ['kind', 'variants', 'workingDays'],
  coating: ['price', 'isHard', 'workingDays'],
  service: ['kind', 'price', 'workingDays'],
  conflict: ['reason.fa', 'reason.en'],
  stockLens: ['code', 'index', 'tiers'],
  category: [],
  tier: [],
  discount: ['percent', 'of', 'tier', 'account', 'from', 'until'],
  accessory: ['category', 'variants', 'lowStock'],
};

const numbers = ['variants', 'workingDays', 'price', 'lowStock', 'percent'];

/** A value in words. Discounts for second pairs only say so in the cell that names their orders. */
function cellWords(field: Field, { value }: Entry, nameOf: NameOf): Message {
  const words = valueWords(field, partAt(value, field.path), nameOf);
  const days = field.path === 'of' && 'pairDays' in value ? value.pairDays : null;
  if (days === null) return words;
  const count = countText(days);
  return fill(texts.ofPairs, { of: words, count });
}

/** The columns of a list of items. */
export function itemColumns(
  kind: EditedKind,
  nameOf: NameOf,
  prices: readonly PriceRow[],
): Column<ListedItem>[] {
  const name: Column<ListedItem> = {
    key: 'name',
    title: texts.name,
    isName: true,
    place: 'table-wide',
    cell: ({ item, isUnsaved }) => (
      <>
        {say(itemName(item, nameOf))}{' '}
        {isUnsaved && <span className="chip chip-asking">{say(texts.unsaved)}</span>}
      </>
    ),
  };
  const others = itemFields[kind].filter(({ path }) => shown[kind].includes(path));
  return [
    name,
    ...others.map((field): Column<ListedItem> => {
      const isPrice = field.type === 'price';
      return {
        key: field.path,
        title: isPrice ? texts.today : fieldName(field),
        isNumber: numbers.includes(field.path),
        cell: ({ item, entry }) =>
          isPrice ? (
            <Money amount={prices.find((row) => row.item === item)?.now ?? null} />
          ) : (
            say(cellWords(field, entry, nameOf))
          ),
      };
    }),
  ];
}
