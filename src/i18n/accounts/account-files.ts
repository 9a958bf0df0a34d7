import type { AccountFileRow } from '../../domain/accounts/account-file.ts';
import { countText } from '../language/count-text.ts';
import { type Message, messages } from '../language/message.ts';
import { moneyText } from '../language/money-text.ts';
import type { TierNameOf } from '../tiers/tiers.ts';
import { account, accounts } from './accounts.ts';

/** Texts of files of accounts. */
export const accountFiles = messages('accountFiles', {
  id: ['شناسه', 'ID'],
  hint: [
    'هر فایلی با ستون نام. ردیف بدون شناسه حساب جدید می‌سازد؛ ستون‌هایی که نیستند همان‌طور می‌مانند. هر نشانی در یک خط: عنوان | نشانی | کد پستی.',
    'Any file with a column of names. A row without an ID creates an account; columns that are missing stay as they are. Addresses, one a line: label | address | postcode.',
  ],
  stays: [
    'هیچ حسابی حذف نمی‌شود: حساب‌هایی که در فایل نیستند همان‌طور می‌مانند.',
    'No account is removed: accounts that are not in the file stay as they are.',
  ],
  noPeople: [
    'حساب‌های جدید هنوز کاربری ندارند: هر کدام را باز کنید و مدیرش را اضافه کنید.',
    'New accounts have no users yet: open each one and add its owner.',
  ],
  none: ['—', '—'],
  unknownId: ['حسابی با این شناسه نیست', 'no account has this ID'],
  repeated: ['در ردیف دیگری هم آمده است', 'is in another row too'],
  nameMissing: ['نام حساب را وارد کنید', 'enter the name of the account'],
  nameTaken: ['حسابی با این نام هست؛ شناسه‌اش را بنویسید', 'an account has this name; enter its ID'],
  address: ['نشانی ندارد یا طولانی است', 'has no address, or is too long'],
  unknownTier: [
    'چنین گروه قیمتی نیست: نامش را بررسی کنید یا اول آن را بسازید',
    'there is no such price group: check its name, or create it first',
  ],
  self: ['حساب خود لابراتوار است', 'is the lab’s own account'],
});

/** Headings of the columns. */
export const accountColumnTitles: Record<keyof AccountFileRow, Message> = {
  id: accountFiles.texts.id,
  name: account.texts.name,
  tier: accounts.texts.tier,
  creditLimit: account.texts.creditLimit,
  lines: account.texts.lines,
  pieces: account.texts.pieces,
  ordersPerMinute: account.texts.ordersPerMinute,
  contactName: account.texts.contactName,
  phone: account.texts.phone,
  email: account.texts.email,
  addresses: account.texts.addressesTitle,
  isSuspended: accounts.texts.state,
};

/** The value of an account's column, in words. */
export function accountValueWords(
  name: keyof AccountFileRow,
  row: AccountFileRow,
  tierName: TierNameOf,
): Message {
  const value = row[name];
  if (name === 'creditLimit') {
    const limit = row.creditLimit;
    return limit === null ? accounts.texts.noLimit : moneyText(limit);
  }
  if (name === 'isSuspended') return value ? accounts.texts.suspended : accounts.texts.active;
  if (name === 'tier') return tierName(row.tier);
  if (typeof value === 'number') return countText(value);
  return value ? [String(value), String(value)] : accountFiles.texts.none;
}
