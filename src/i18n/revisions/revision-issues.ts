import type { Fault } from '../../domain/revisions/fault.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { countText } from '../language/count-text.ts';
import { isolate } from '../language/format-number.ts';
import { fill, type Message, messages } from '../language/message.ts';

/** What is wrong with a change to the lab's assortment, and what to do. */
export const revisionFaults = messages('revisionFaults', {
  unknownItem: [
    'چنین موردی وجود ندارد: شناسهٔ آن را بررسی کنید',
    'There is no such item: check its ID',
  ],
  repeatedItem: [
    'این مورد دو بار آمده است: یکی را حذف کنید',
    'This item is listed twice: remove one of them',
  ],
  unknownName: [
    '«{name}» وجود ندارد: نام دیگری انتخاب کنید یا اول آن را اضافه کنید',
    '“{name}” does not exist: choose another, or add it first',
  ],
  repeatedName: [
    '«{name}» دو بار آمده است: یکی را حذف کنید',
    '“{name}” is listed twice: remove one of them',
  ],
  usedBy: ['قابل حذف نیست: «{by}» به آن نیاز دارد', 'It can’t be removed: “{by}” still needs it'],
  alwaysThere: ['تقویم کاری قابل حذف نیست', 'The calendar can’t be removed'],
  standardTier: [
    'این گروه حذف نمی‌شود، چون حساب‌های جدید در آن قرار می‌گیرند. می‌توانید نامش را عوض کنید',
    'This group can’t be removed: new accounts start in it. You can rename it',
  ],
  ofAccounts: [
    'قابل حذف نیست: {count} حساب در این گروه است. اول گروهشان را عوض کنید',
    'It can’t be removed: accounts in this group: {count}. Move them to another group first',
  ],
  openOrders: [
    'قابل حذف نیست: {count} سفارش باز به آن نیاز دارد',
    'It can’t be removed: open orders that need it: {count}',
  ],
  onHand: [
    'قابل حذف نیست: {count} عدد از آن موجود است. اول موجودی را صفر کنید',
    'It can’t be removed: pieces in stock: {count}. Set the stock to 0 first',
  ],
  rangeOrder: [
    'ابتدای محدوده از انتهای آن بیشتر است: جای دو عدد را عوض کنید',
    'The range starts above its end: swap the two numbers',
  ],
  offStep: [
    'نمره باید مضرب ۰٫۲۵ باشد: نزدیک‌ترین مقدار را وارد کنید',
    'Powers are in steps of 0.25: enter the nearest value',
  ],
  emptyRange: [
    'هیچ نمره‌ای در این محدوده نیست: حد مجموع را کمتر کنید',
    'No power is in this range: lower the combined bound',
  ],
  overlap: [
    'این محدوده با محدودهٔ {other} همپوشانی دارد: مرز یکی را اصلاح کنید',
    'This range overlaps range {other}: correct a bound of one',
  ],
  hidden: [
    'محدودهٔ {other} همهٔ این محدوده را می‌پوشاند: این را بالاتر از آن بیاورید یا حذف کنید',
    'Range {other} already covers all of this one: move this one above it, or remove it',
  ],
  firstBreak: ['اولین قیمت باید از ۱ عدد شروع شود', 'The first price must start at 1 piece'],
  notAscending: ['ترتیب باید افزایشی و بدون تکرار باشد', 'Put these in ascending order, each once'],
  onlyProgressive: [
    'فقط عدسی پروگرسیو کریدور دارد: این فهرست را خالی کنید',
    'Only progressive lenses have corridors: empty this list',
  ],
  noMinimumHeight: [
    'عدسی تک‌دید حداقل ارتفاع ندارد: آن را خالی کنید',
    'Single vision lenses have no minimum height: leave it empty',
  ],
  secondOfKind: [
    'از این نوع فقط یک خدمت ممکن است: «{other}» وجود دارد',
    'There can be only one service of this kind: “{other}” already exists',
  ],
  conflictWithItself: [
    'یک انتخاب نمی‌تواند با خودش ناسازگار باشد: دیگری را عوض کنید',
    'A choice can’t exclude itself: change one of the two',
  ],
  repeatedConflict: [
    'این ناسازگاری قبلاً ثبت شده است («{other}»)',
    'This conflict already exists (“{other}”)',
  ],
  repeatedCode: [
    '«{other}» همین کد و ضریب شکست را دارد: کد دیگری وارد کنید',
    '“{other}” has the same code and index: enter another code',
  ],
  endsEarly: [
    'روز پایان پیش از روز شروع است: یکی را عوض کنید',
    'It ends before it begins: change one of the two days',
  ],
  pairOfRx: [
    'فقط عدسی سفارشی (RX) جفت دوم دارد: «همه چیز» یا «عدسی سفارشی (RX)» را انتخاب کنید، یا این خانه را خالی کنید',
    'Only prescription lenses have a second pair: choose “Everything” or “Prescription lenses”, or leave this empty',
  ],
  unknownTimeZone: ['منطقهٔ زمانی باید Asia/Tehran باشد', 'The time zone must be Asia/Tehran'],
  onlyTiers: [
    'قیمت عمومی فقط به‌جای قیمت یک گروه می‌آید: گروه را بنویسید',
    'Only a price group can have the general price instead of its own: enter a group',
  ],
  pastDay: [
    'این روز گذشته است: امروز یا روز دیگری انتخاب کنید',
    'This day has passed: choose today or a later day',
  ],
  changedSince: [
    '{by} این مورد را تغییر داده است (تغییر {number}): تغییر جدید را ببینید و دوباره ذخیره کنید',
    '{by} has changed this item (revision {number}): check the change and save again',
  ],
  nothingChanges: ['چیزی تغییر نکرده است', 'No changes to save'],
} satisfies Record<Fault, Message>);

const isFault = (name: unknown): name is Fault =>
  typeof name === 'string' && Object.hasOwn(revisionFaults.texts, name);

/** The message of an assortment issue; undefined for issues of other rules. */
export function revisionIssueMessage({ params = {} }: Issue): Message | undefined {
  if (!isFault(params.fault)) return undefined;
  const places = Object.entries(params).map(([name, value]) => [name, written(value)]);
  return fill(revisionFaults.texts[params.fault], Object.fromEntries(places));
}

/** Keys and ids are Latin, so they keep their direction. */
function written(value: string | number): string | Message {
  if (typeof value === 'string') return isolate(value);
  return countText(value);
}
