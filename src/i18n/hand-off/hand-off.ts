import type { MachineScope } from '../../domain/hand-off/machine-key.ts';
import type { TypedKeyFault } from '../../domain/hand-off/typed-key.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of what connects the lab's own software. */
export const handOff = messages('handOff', {
  intro: [
    'نرم‌افزار لابراتوار سفارش‌ها را از اینجا می‌گیرد و وضعیت آن‌ها را برمی‌گرداند.',
    'The lab’s own software reads orders from here and reports their states back.',
  ],
  saving: ['در حال ذخیره…', 'Saving…'],
  cancel: ['انصراف', 'Cancel'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  offline: ['اینترنت قطع است. دوباره تلاش کنید.', 'You’re offline. Try again.'],
  failed: ['انجام نشد. دوباره تلاش کنید.', 'That didn’t work. Try again.'],
});

/** Texts of the keys of machines. */
export const machineKeys = messages('machineKeys', {
  title: ['کلیدها', 'Keys'],
  hint: [
    'هر برنامه کلید خودش را دارد. هر کس کلید را داشته باشد، همان کارها را از طرف لابراتوار انجام می‌دهد.',
    'Each program has its own key. Whoever has the key can do the same in the lab’s name.',
  ],
  empty: ['هنوز کلیدی ساخته نشده است.', 'No keys yet.'],
  add: ['کلید تازه', 'New key'],
  name: ['نام برنامه', 'Name of the program'],
  nameHint: [
    'در تاریخچهٔ سفارش‌ها با همین نام دیده می‌شود.',
    'Order histories show what it does under this name.',
  ],
  scopes: ['اجازه‌ها', 'It may'],
  make: ['ساخت کلید', 'Make the key'],
  made: ['کلید «{name}» آماده است', 'The key for {name} is ready'],
  madeHint: [
    'فقط همین حالا نمایش داده می‌شود. آن را در تنظیمات برنامه بگذارید.',
    'It is shown only now. Put it into the program’s settings.',
  ],
  secret: ['کلید', 'Key'],
  madeAt: ['ساختهٔ {by}، {at}', 'Made by {by}, {at}'],
  usedAt: ['آخرین استفاده: {at}', 'Last used {at}'],
  neverUsed: ['هنوز استفاده نشده', 'Not used yet'],
  revoke: ['باطل کردن', 'Revoke'],
  revokeNamed: ['باطل کردن کلید {name}', 'Revoke the key of {name}'],
  reallyRevoke: ['کلید {name} باطل شود', 'Yes, revoke the key of {name}'],
  revokeHint: [
    'برنامه همان لحظه دسترسی‌اش را از دست می‌دهد و این کار برگشت ندارد.',
    'The program is locked out at once, and this cannot be undone.',
  ],
  keep: ['بماند', 'Keep it'],
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
