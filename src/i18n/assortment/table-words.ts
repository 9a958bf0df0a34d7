import type { PickedFrom } from '../../domain/assortment/field.ts';
import type { TableWords } from '../../domain/assortment/read-table.ts';
import type { TableColumn } from '../../domain/assortment/table-columns.ts';
import { fill, type Message, messages } from '../language/message.ts';
import { choiceLabel } from './choices.ts';
import { fieldName } from './fields.ts';

/** Texts of the assortment's files. */
export const assortmentFiles = messages('assortmentFiles', {
  in: ['{list}: {field}', '{list}: {field}'],
  onRequest: ['استعلام', 'on request'],
  yes: ['بله', 'yes'],
  no: ['خیر', 'no'],
  differs: ['با ردیف دیگری از همین مورد یکی نیست', 'differs from another row of the same item'],
  what: ['قیمتِ', 'Price of'],
  of: ['شناسهٔ قیمت', 'ID of the price'],
  day: ['از روز', 'From'],
  price: ['قیمت (تومان)', 'Price (toman)'],
  tier: ['گروه قیمت', 'Price group'],
  generalPrice: ['قیمت عمومی', 'general price'],
  noTier: ['گروه قیمتِ این ردیف در نام آن است', 'The price group of this row is in its name'],
  unknownTier: [
    'چنین گروه قیمتی نیست: نامش را بررسی کنید یا اول آن را بسازید',
    'There is no such price group: check its name, or create it first',
  ],
  onlyTiers: [
    '«قیمت عمومی» فقط برای یک گروه نوشته می‌شود',
    'Only a group’s price can be “general price”',
  ],
  unknownPrice: ['چنین قیمتی نیست', 'There is no such price'],
  left: ['دوباره وارد شوید.', 'Sign in again.'],
  notRead: ['کاتالوگ بارگذاری نشد. دوباره تلاش کنید.', 'The catalogue didn’t load. Try again.'],
});

const { texts } = assortmentFiles;

/** The word for a flag in a file. */
export const flagWord = (isSet: boolean): Message => (isSet ? texts.yes : texts.no);

/** The heading of a column: its field and the innermost list that contains it. */
export function columnHeading({ field, lists }: TableColumn): Message {
  const list = lists.at(-1);
  const name = fieldName(field);
  return list ? fill(texts.in, { list: fieldName(list), field: name }) : name;
}

/** Normalises a text: half-spaces, spaces and letter case make no difference. */
const plain = (text: string) =>
  text
    .replace(/[\u200c\s]+/g, ' ')
    .trim()
    .toLowerCase();

const isWord = (text: string, ...words: readonly string[]) =>
  words.some((word) => plain(word) === plain(text));

/** Whether a cell says that a tier uses the general price. */
export const isGeneralPrice = (text: string): boolean => isWord(text, ...texts.generalPrice);

/** Whether a cell says that a price is on request. */
export const isOnRequest = (text: string): boolean => isWord(text, ...texts.onRequest);

/** Items that can be named, by the list they are chosen from. */
type Named = Partial<
  Record<PickedFrom, readonly { readonly value: string; readonly label: Message }[]>
>;

function idAmong(named: Named[PickedFrom] = [], text: string): string {
  if (text === '' || named.some(({ value }) => value === text)) return text;
  const called = named.filter(({ label }) => isWord(text, ...label));
  return (called.length === 1 && called[0]?.value) || text;
}

/** Words that files are read with, in both languages. */
export const tableWords = (named: Named = {}): TableWords => ({
  isOnRequest,
  flagOf: (text) => {
    if (isWord(text, ...texts.yes, '1', 'true')) return true;
    return isWord(text, ...texts.no, '0', 'false') ? false : undefined;
  },
  choiceOf: (text, options) =>
    options.find((option) => isWord(text, option, ...choiceLabel(option))) ?? text,
  idOf: (text, from) => idAmong(named[from], text),
});
