import type { Difference } from '../../domain/assortment/differences.ts';
import type { Field, PickedFrom, PickField } from '../../domain/assortment/field.ts';
import type { ItemKind } from '../../domain/revisions/item-key.ts';
import { countText } from '../language/count-text.ts';
import { dayText } from '../language/day-text.ts';
import { formatCount, isolate } from '../language/format-number.ts';
import { formatEyeValue, formatIndex, formatMillimetres } from '../language/format-optics.ts';
import type { Locale } from '../language/locale.ts';
import { fill, inBoth, type Message, messages, pick } from '../language/message.ts';
import { moneyText } from '../language/money-text.ts';
import { choiceLabel } from './choices.ts';
import { fieldName, rowName } from './fields.ts';
import type { NameOf } from './items.ts';

const { texts } = messages('assortmentValues', {
  none: ['—', '—'],
  yes: ['بله', 'Yes'],
  no: ['خیر', 'No'],
  every: ['همه', 'All'],
  in: ['{above} ‹ {field}', '{above} › {field}'],
});

const separators = { fa: '، ', en: ', ' } as const;

/** Several texts as a list. */
const listed = (parts: readonly Message[]): Message =>
  inBoth((locale) => parts.map((part) => pick(part, locale)).join(separators[locale]));

const number = (value: unknown, write: (value: number, locale: Locale) => string): Message =>
  typeof value === 'number' ? inBoth((locale) => write(value, locale)) : texts.none;

const lengths = (value: unknown): Message =>
  Array.isArray(value) && value.length > 0
    ? listed(value.map((each) => number(each, formatMillimetres)))
    : texts.none;

function textWords(value: unknown): Message {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text === '' ? texts.none : [text, text];
}

/** The kinds of items that fields refer to by id. */
const pickedKinds: Partial<Record<PickedFrom, ItemKind>> = {
  coatings: 'coating',
  categories: 'category',
  tiers: 'tier',
};

function pickedWords({ from, type }: PickField, value: unknown, nameOf: NameOf): Message {
  const named = (id: unknown): Message =>
    from === 'individualValues'
      ? choiceLabel(String(id))
      : (nameOf(`${pickedKinds[from]} ${id}`) ?? textWords(id));
  if (type === 'picks') return Array.isArray(value) ? listed(value.map(named)) : texts.none;
  if (from === 'tiers' && value === null) return texts.every;
  if (from === 'ownVariants') return value === null ? texts.every : textWords(value);
  return named(value);
}

/** A field's value in words; undefined means there was none. */
export function valueWords(field: Field, value: unknown, nameOf: NameOf): Message {
  if (value === undefined) return texts.none;
  switch (field.type) {
    case 'price':
      return moneyText(value as number | null);
    case 'power':
      return number(value, (power, locale) => formatEyeValue('sphere', power, locale));
    case 'index':
      return number(value, formatIndex);
    case 'millimetres':
      return number(value, formatMillimetres);
    case 'whole':
      return number(value, formatCount);
    case 'lengths':
      return lengths(value);
    case 'day':
    case 'lastDay':
      return value === null ? texts.none : dayText(String(value));
    case 'account':
      return value === null ? texts.every : textWords((value as { name: string }).name);
    case 'rows':
      return number(Array.isArray(value) ? value.length : 0, formatCount);
    case 'flag':
      return value === true ? texts.yes : texts.no;
    case 'choice':
      return choiceLabel(String(value));
    case 'pick':
    case 'picks':
      return pickedWords(field, value, nameOf);
    case 'code':
      return value === null ? texts.none : [isolate(String(value)), isolate(String(value))];
    case 'swatch':
      return value === null ? texts.none : [isolate(String(value)), isolate(String(value))];
    default:
      return textWords(value);
  }
}

/** The name of a differing field: `Variant 2 › Range 1 › Price of one lens`. */
export function differenceName({ rows, field }: Difference): Message {
  const above = rows.map(({ field: list, index }) =>
    fill(rowName(list), { number: countText(index + 1) }),
  );
  return [...above, fieldName(field)].reduce((whole, part) =>
    fill(texts.in, { above: whole, field: part }),
  );
}
