import { describe, expect, test } from 'vitest';
import { fieldName, subjectName, writtenValue } from '../../../src/i18n/audit/written-value.ts';
import { tierNames } from '../../../src/i18n/tiers/tiers.ts';

const tierName = tierNames([{ id: 'partner', name: { fa: 'همکار', en: 'Partner' } }]);

const plain = (text: readonly [string, string]) =>
  text.map((said) => said.replace(/[\u2066-\u2069]/g, ''));

describe('a value in the audit log', () => {
  test.each([
    ['rate', 1000, '۱۰٪', '10%'],
    ['rate', 0, '۰٪', '0%'],
    ['rate', 900, '۹٪', '9%'],
    ['rate', 950, '۹٫۵٪', '9.5%'],
    ['rate', 925, '۹٫۲۵٪', '9.25%'],
    ['rate', 1, '۰٫۰۱٪', '0.01%'],
    ['rate', 10_000, '۱۰۰٪', '100%'],
    ['creditLimit', 1_200_000, '۱۲۰٬۰۰۰ تومان', '120,000 toman'],
    ['limits.lines', 1000, '۱٬۰۰۰', '1,000'],
    ['tier', 'partner', 'همکار', 'Partner'],
    ['tier', 'my-own', 'my-own', 'my-own'],
    ['accountRole', 'Owner', 'مدیر حساب', 'Owner'],
    ['kind', 'payment', 'پرداخت', 'Payment'],
    ['kind', 'bulk', 'تغییر گروهی', 'Bulk change'],
    ['kind', 'passkey', 'گذرکلید', 'Passkey'],
    ['kind', 'SuperAdmin', 'مدیریت', 'Management'],
    ['scopes.0', 'orders:read', 'خواندن سفارش‌ها', 'Read orders'],
    ['events.1', 'accept', 'سفارش تأیید شد', 'Order accepted'],
    ['reason', 'damaged', 'شکسته یا معیوب', 'Damaged'],
    ['language', 'fa', 'فارسی', 'Persian'],
    ['from', '2026-11-22', '۱ آذر ۱۴۰۵', '22 Nov 2026'],
    ['text.fa', 'accept', 'accept', 'accept'],
    ['name', 'Owner', 'Owner', 'Owner'],
    ['isActive', true, 'بله', 'Yes'],
    ['note', '', 'خالی', 'Empty'],
    ['rate', null, 'خالی', 'Empty'],
  ])('%s %j is %s, %s', (path, value, fa, en) =>
    expect(plain(writtenValue(path, value, tierName))).toEqual([fa, en]),
  );

  test.each([
    ['scopes.0', 'Permissions'],
    ['addresses.0.postcode', 'Postcode'],
    ['orders.3', 'Orders'],
    ['rate', 'Tax rate'],
    ['unheard.of', 'unheard.of'],
  ])('the field %s is named %s', (path, en) => expect(fieldName(path)[1]).toBe(en));

  test('a changed value has its name, and a tax rate its day in either calendar', () => {
    expect(plain(subjectName('عینک‌سرای مهتاب'))).toEqual(['عینک‌سرای مهتاب', 'عینک‌سرای مهتاب']);
    expect(plain(subjectName('2024-03-20'))).toEqual(['۱ فروردین ۱۴۰۳', '20 Mar 2024']);
  });
});
