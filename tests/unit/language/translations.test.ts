import { describe, expect, test } from 'vitest';
import { everyText, type Text } from './every-text.ts';

/** Persian counts with one form and has no articles, so that one word covers two of English. */
const plural = 'Persian has no article, and no plural after a number or for a kind of goods.';
const verb = 'The same noun is the button in Persian; English has a verb for it.';
const spec = 'The specification fixes both texts.';

/** English texts that are two things, with their Persian words. */
const twoThings: Readonly<Record<string, readonly [reason: string, ...persian: string[]]>> = {
  add: ['A verb, and the addition of a lens.', 'افزودن', 'ادیشن'],
  pieces: ['The unit, and the heading of files that older files have.', 'عدد', 'تعداد'],
  index: ['A column of three characters has no room for both words.', 'ضریب شکست', 'ضریب'],
  reference: [
    'Only a shop’s form says “yours”, and a column has no room for all of it in Persian.',
    'شمارهٔ پروندهٔ شما',
    'شمارهٔ پرونده',
    'پرونده',
  ],
  saved: ['What just happened, and the state of a pre-order.', 'ذخیره شد', 'ذخیره‌شده'],
};

/** Persian texts that are two things, with their English words. */
const twoWords: Readonly<Record<string, readonly [reason: string, ...english: string[]]>> = {
  'ورود به حساب': [spec, 'sign in', 'login to the account'],
  خروج: [spec, 'exit', 'logout'],
  عدسی: ['The thing, and the name of the panel.', 'lens', 'adasi'],
  تعداد: ['The heading of files that older files have.', 'pieces', 'quantity'],
  حداقل: ['The heading of files that older files have.', 'level', 'minimum'],
  شمارش: ['What was counted, and the task.', 'counted', 'count'],
  ردیف: ['A row of a table, and a line of an order.', 'row', 'lines'],
  بازگرداندن: ['Taking a step back, and an earlier revision.', 'undo', 'restore'],
  حذف: ['Persian has one word for both.', 'remove', 'delete'],
  'در حال ارسال…': ['Persian has one word for both.', 'sending…', 'shipping…'],
  'نسخه از متن پیام': [
    'The button is short on a phone.',
    'from a message',
    'prescription from a message',
  ],
  '{amount} بستانکار': ['A sentence, and a narrow column.', '{amount} in credit', '{amount} cr'],
  'اصلاح حساب': [verb, 'adjust the account', 'adjustment'],
  برگشت: [verb, 'reverse', 'reversal'],
  'برگشت ردیف {number}': [verb, 'reverse entry {number}', 'reverses entry {number}'],
  'تراش و نصب': ['What the lenses are, and the service.', 'edged and fitted', 'edging and fitting'],
  'شمارهٔ پرونده': [
    'The lab chooses columns by names of their own.',
    'reference',
    'shop’s reference',
  ],
  فروشگاه: [plural, 'shop', 'the shop'],
  'عدسی استوک': [plural, 'stock lenses', 'stock lens'],
  'لوازم جانبی': [plural, 'accessories', 'accessory'],
  'ساخت مجدد': [plural, 'remake', 'remakes'],
  چشم: [plural, 'eyes', 'eye'],
  '{count} عدد': [plural, '{count} piece', '{count} pieces'],
  '{count} جفت': [plural, '{count} pair', '{count} pairs'],
  '{count} کالا': [plural, '{count} products', '{count} product'],
};

/** Case and a closing point make no other text. */
const plain = (text: string) => text.toLowerCase().replace(/\.$/, '');

type Side = 'fa' | 'en';

function translations(texts: readonly Text[], from: Side, to: Side): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const text of texts) {
    const said = plain(text[from]);
    found[said] ??= new Set();
    found[said].add(plain(text[to]));
  }
  return Object.fromEntries(
    Object.entries(found)
      .filter(([, words]) => words.size > 1)
      .map(([said, words]) => [said, [...words].sort()]),
  );
}

const allowed = (table: Readonly<Record<string, readonly [string, ...string[]]>>) =>
  Object.fromEntries(Object.entries(table).map(([said, [, ...words]]) => [said, words.sort()]));

describe('one translation per text', async () => {
  const texts = await everyText();

  test('English texts have one Persian one, or a reason for two', () =>
    expect(translations(texts, 'en', 'fa')).toEqual(allowed(twoThings)));

  // The audit log says in the past tense what buttons say; in Persian both are one noun.
  test('Persian texts have one English one, or a reason for two', () => {
    const others = texts.filter(({ key }) => !key.startsWith('auditActions.'));
    expect(translations(others, 'fa', 'en')).toEqual(allowed(twoWords));
  });
});

describe('the comparison', () => {
  const texts = [
    { key: 'a.one', fa: 'یک', en: 'Open' },
    { key: 'a.two', fa: 'دو', en: 'Open.' },
    { key: 'a.three', fa: 'دو', en: 'Shut' },
  ];

  test('finds a second translation, in either direction', () => {
    expect(translations(texts, 'en', 'fa')).toEqual({ open: ['دو', 'یک'] });
    expect(translations(texts, 'fa', 'en')).toEqual({ دو: ['open', 'shut'] });
  });
});
