import type { TableWords } from '../../domain/assortment/read-table.ts';
import type { TableColumn } from '../../domain/assortment/table-columns.ts';
import { fill, type Message, messages } from '../language/message.ts';
import { choiceLabel } from './choices.ts';
import { fieldName } from './fields.ts';

/** Texts of the files of the assortment. */
export const assortmentFiles = messages('assortmentFiles', {
  in: ['{list}: {field}', '{list}: {field}'],
  onRequest: ['استعلام', 'on request'],
  yes: ['بله', 'yes'],
  no: ['خیر', 'no'],
  differs: ['با ردیف دیگری از همین مورد یکی نیست', 'differs from another row of the same item'],
  what: ['قیمتِ', 'Price of'],
  of: ['شناسهٔ قیمت', 'Id of the price'],
  day: ['از روز', 'From'],
  price: ['قیمت (تومان)', 'Price (toman)'],
  tier: ['گروه قیمت', 'Price group'],
  generalPrice: ['قیمت عمومی', 'general price'],
  noTier: [
    'اینجا گروه قیمت نوشته نمی‌شود، یا شناسه‌اش فقط از حروف کوچک انگلیسی، رقم و خط تیره نیست',
    'No price group goes here, or its id has other characters than lowercase letters, digits and hyphens',
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

/** What a flag says in a file. */
export const flagWord = (isSet: boolean): Message => (isSet ? texts.yes : texts.no);

/** The heading of a column: its field, and the innermost list that it is in. */
export function columnHeading({ field, lists }: TableColumn): Message {
  const list = lists.at(-1);
  const name = fieldName(field);
  return list ? fill(texts.in, { list: fieldName(list), field: name }) : name;
}

/** A half-space, a space and letter case make no difference. */
const plain = (text: string) =>
  text
    .replace(/[\u200c\s]+/g, ' ')
    .trim()
    .toLowerCase();

const isWord = (text: string, ...words: readonly string[]) =>
  words.some((word) => plain(word) === plain(text));

/** Whether a cell says that a tier has no price of its own. */
export const isGeneralPrice = (text: string): boolean => isWord(text, ...texts.generalPrice);

/** How files are understood, in either language. */
export const tableWords: TableWords = {
  isOnRequest: (text) => isWord(text, ...texts.onRequest),
  flagOf: (text) => {
    if (isWord(text, ...texts.yes, '1', 'true')) return true;
    return isWord(text, ...texts.no, '0', 'false') ? false : undefined;
  },
  choiceOf: (text, options) =>
    options.find((option) => isWord(text, option, ...choiceLabel(option))) ?? text,
};
