import type { MachineScope } from '../../domain/hand-off/machine-key.ts';
import type { TypedKeyFault } from '../../domain/hand-off/typed-key.ts';
import { type Message, messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Texts about connecting the lab's own software. */
export const handOff = messages('handOff', {
  intro: [
    'نرم‌افزار لابراتوار سفارش‌ها را از اینجا دریافت می‌کند و وضعیت آن‌ها را گزارش می‌دهد.',
    'The lab’s own software reads orders from here and reports their states back.',
  ],
  saving: ['در حال ذخیره…', 'Saving…'],
  cancel: ['انصراف', 'Cancel'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  offline: ['اینترنت قطع است. دوباره تلاش کنید.', 'You’re offline. Try again.'],
  failed: common.failed,
});

/** Texts of machine keys. */
export const machineKeys = messages('machineKeys', {
  title: ['کلیدها', 'Keys'],
  hint: [
    'هر برنامه کلید خودش را دارد. هر کس کلید را داشته باشد، همان کارها را از طرف لابراتوار انجام می‌دهد.',
    'Each program has its own key. Anyone with the key can do the same on the lab’s behalf.',
  ],
  empty: ['هنوز کلیدی ساخته نشده است.', 'No keys yet.'],
  add: ['کلید جدید', 'New key'],
  name: ['نام برنامه', 'Program name'],
  nameHint: [
    'در تاریخچهٔ سفارش‌ها با همین نام دیده می‌شود.',
    'Its actions appear in order histories under this name.',
  ],
  scopes: ['دسترسی‌ها', 'Permissions'],
  make: ['ساخت کلید', 'Create key'],
  made: ['کلید «{name}» آماده است', 'The key for {name} is ready'],
  madeHint: [
    'فقط یک بار نمایش داده می‌شود. آن را در تنظیمات برنامه وارد کنید.',
    'It is shown only once. Enter it in the program’s settings.',
  ],
  secret: ['کلید', 'Key'],
  madeAt: ['ساختهٔ {by}، {at}', 'Created by {by}, {at}'],
  usedAt: ['آخرین استفاده: {at}', 'Last used {at}'],
  neverUsed: ['هنوز استفاده نشده', 'Not used yet'],
  revoke: ['باطل کردن', 'Revoke'],
  revokeNamed: ['باطل کردن کلید {name}', 'Revoke the key of {name}'],
  reallyRevoke: ['کلید {name} باطل شود', 'Yes, revoke the key of {name}'],
  revokeHint: [
    'برنامه همان لحظه دسترسی‌اش را از دست می‌دهد و این کار برگشت ندارد.',
    'The program loses access at once. This can’t be undone.',
  ],
  keep: ['باطل نشود', 'Don’t revoke'],
});

/** What a key allows. */
export const scopeNames = messages('scopeNames', {
  'orders:read': ['خواندن سفارش‌ها', 'Read orders'],
  'events:write': ['گزارش وضعیت سفارش‌ها', 'Report states of orders'],
} satisfies Record<MachineScope, Message>);

/** Why a field of a key is refused. */
export const keyFaults = messages('keyFaults', {
  required: ['این فیلد را پر کنید.', 'Fill in this field.'],
  tooLong: ['کوتاه‌تر بنویسید.', 'Make it shorter.'],
} satisfies Record<TypedKeyFault, Message>);
