import { readKey } from '../../domain/assortment/read-key.ts';
import type { Fault } from '../../domain/revisions/fault.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { formatCount } from '../language/format-number.ts';
import { fill, inBoth, type Message, messages } from '../language/message.ts';
import { itemKinds, itemWords, type NameOf } from './items.ts';

/** What is wrong with a field of the assortment, and what to do. */
const faults = messages('assortmentFaults', {
  required: ['این فیلد را پر کنید.', 'Fill in this field.'],
  notANumber: ['عدد بنویسید.', 'Enter a number.'],
  signMissing: ['علامت + یا − را بنویسید، مثل −۶٫۰۰.', 'Enter the sign, such as −6.00.'],
  offStep: ['ضریب ۰٫۲۵ بنویسید.', 'Use steps of 0.25.'],
  outOfRange: ['بیرون از اندازهٔ مجاز است.', 'Out of the allowed range.'],
  tooLong: ['حداکثر {max} نویسه.', 'At most {max} characters.'],
  invalid: ['این مقدار پذیرفته نیست.', 'This value is not valid.'],
  amount: [
    'قیمت را به تومان و با رقم بنویسید، مثل ۱۲۰٬۰۰۰؛ یا «قیمت با استعلام» را انتخاب کنید.',
    'Enter the price in toman, such as 120,000, or choose “price on request”.',
  ],
  code: ['فقط حروف کوچک انگلیسی، رقم و خط تیره.', 'Only small Latin letters, digits and hyphens.'],
  unknownItem: ['چنین چیزی در کاتالوگ نیست.', 'There is no such item.'],
  repeatedItem: ['همین مورد پیش از این آمده است.', 'The same item is there already.'],
  unknownName: ['«{name}» در کاتالوگ نیست.', '“{name}” is not in the catalogue.'],
  repeatedName: ['تکراری است.', 'It is there twice.'],
  usedBy: ['{by} هنوز از آن استفاده می‌کند.', 'Still used by {by}.'],
  alwaysThere: ['حذف نمی‌شود.', 'It cannot be removed.'],
  openOrders: ['{count} سفارش باز به آن نیاز دارد.', 'Open orders that need it: {count}.'],
  onHand: ['{count} عدد از آن در انبار است.', 'Pieces of it on the shelf: {count}.'],
  rangeOrder: ['ابتدای محدوده بزرگ‌تر از انتهای آن است.', 'The range begins above its end.'],
  emptyRange: ['هیچ نمره‌ای در این محدوده نیست.', 'No power is in this range.'],
  overlap: ['با محدودهٔ {other} هم‌پوشانی دارد.', 'Overlaps range {other}.'],
  hidden: [
    'محدودهٔ {other} همهٔ آن را پوشانده است؛ این محدوده را بالاتر از آن بیاورید.',
    'Range {other} before it holds all of it: put this one first.',
  ],
  firstBreak: ['پلهٔ اول از ۱ عدد شروع می‌شود.', 'The first break begins at 1 piece.'],
  notAscending: ['از کوچک به بزرگ بنویسید.', 'List them in ascending order.'],
  onlyProgressive: ['فقط طرح تدریجی کریدور دارد.', 'Only progressive designs have corridors.'],
  noMinimumHeight: ['عدسی تک‌دید حداقل ارتفاع ندارد.', 'Single vision has no minimum height.'],
  secondOfKind: [
    'خدمت دیگری از همین نوع هست: {other}.',
    'There is one of this kind already: {other}.',
  ],
  conflictWithItself: ['یک انتخاب با خودش ناسازگار نیست.', 'A choice cannot exclude itself.'],
  repeatedConflict: ['این دو پیش از این ناسازگار شده‌اند.', 'These two exclude each other already.'],
  repeatedCode: ['کد و ضریب شکست تکراری است: {other}.', 'Same code and index as {other}.'],
  unknownTimeZone: ['چنین منطقهٔ زمانی نیست.', 'There is no such time zone.'],
  pastDay: ['این روز گذشته است.', 'This day is over.'],
  changedSince: ['دیگری آن را عوض کرده است.', 'Somebody else has changed it.'],
  nothingChanges: ['چیزی عوض نشده است.', 'Nothing has changed.'],
} satisfies Record<Fault | 'required' | 'amount' | 'code', Message> & Record<string, Message>);

const isKnown = (name: string): name is keyof typeof faults.texts => name in faults.texts;

/** The name of the rule that an issue breaks. */
const ruleOf = ({ code, params }: Issue): string => String(params?.fault ?? code);

type Place = string | number;

/** A number, the key of an item that a rule names, or a name. */
function placeWords(value: Place, nameOf: NameOf): Message {
  if (typeof value === 'number') return inBoth((locale) => formatCount(value, locale));
  return readKey(value).kind in itemKinds.texts ? itemWords(value, nameOf) : [value, value];
}

/** An issue in words. */
export function faultText(issue: Issue, nameOf: NameOf): Message {
  const rule = ruleOf(issue);
  const text = faults.texts[isKnown(rule) ? rule : 'invalid'];
  const places = Object.entries(issue.params ?? {});
  return fill(
    text,
    Object.fromEntries(places.map(([name, value]) => [name, placeWords(value, nameOf)])),
  );
}
