import { readKey } from '../../domain/assortment/read-key.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { amountFaults } from '../amount/amount-faults.ts';
import { countText } from '../language/count-text.ts';
import { fill, type Message, messages } from '../language/message.ts';
import { revisionFaults } from '../revisions/revision-issues.ts';
import { itemKinds, itemWords, type NameOf } from './items.ts';

/** What is wrong with a field's input, and what to do. The assortment's rules have their own messages. */
export const fieldFaults = messages('assortmentFaults', {
  required: ['این فیلد را پر کنید', 'Fill in this field'],
  yesOrNo: ['«بله» یا «خیر» بنویسید', 'Enter yes or no'],
  notANumber: ['عدد بنویسید', 'Enter a number'],
  signMissing: ['علامت را بنویسید: {plus} یا {minus}؟', 'Enter the sign: {plus} or {minus}?'],
  outOfRange: ['خارج از محدودهٔ مجاز است', 'Out of the allowed range'],
  tooLong: ['حداکثر {max} نویسه', 'Use at most {max} characters'],
  invalid: ['این مقدار معتبر نیست', 'This value is not valid'],
  amount: [
    'قیمت را به تومان و با رقم بنویسید، مانند ۱۲۰٬۰۰۰؛ یا «قیمت با استعلام» را انتخاب کنید',
    'Enter the price in toman, such as 120,000, or choose “price on request”',
  ],
  day: [
    'تاریخ را با سال، ماه و روز بنویسید، مانند ۱۴۰۵/۱۰/۰۱',
    'Enter year, month and day, such as 2026-12-22',
  ],
  account: ['شناسهٔ حساب و بعد نام آن را بنویسید', 'Enter the account’s ID and then its name'],
  code: [
    'فقط حروف کوچک انگلیسی، رقم و خط تیره بنویسید',
    'Use only lowercase letters, digits and hyphens',
  ],
});

const texts = { ...amountFaults.texts, ...revisionFaults.texts, ...fieldFaults.texts };

const isKnown = (name: string): name is keyof typeof texts => name in texts;

/** The name of the rule that an issue breaks. */
const ruleOf = ({ code, params }: Issue): string => String(params?.fault ?? code);

type Place = string | number;

/** A number, the key of an item that a rule names, or a name. */
function placeWords(value: Place, nameOf: NameOf): Message {
  if (typeof value === 'number') return countText(value);
  return readKey(value).kind in itemKinds.texts ? itemWords(value, nameOf) : [value, value];
}

/** An issue in words. */
export function faultText(issue: Issue, nameOf: NameOf): Message {
  const rule = ruleOf(issue);
  const text = texts[isKnown(rule) ? rule : 'invalid'];
  const places = Object.entries(issue.params ?? {});
  return fill(
    text,
    Object.fromEntries(places.map(([name, value]) => [name, placeWords(value, nameOf)])),
  );
}
