import type { WarrantyFault } from '../../domain/warranty/typed-warranty.ts';
import type { WarrantyVerdict } from '../../domain/warranty/warranty-of.ts';
import { type Message, messages } from '../language/message.ts';

/** Whether the warranty covers a remake request. */
export const warrantyVerdicts = messages('warrantyVerdicts', {
  covered: [
    'گارانتی تا {day} است و این دلیل را شامل می‌شود.',
    'Under warranty until {day}; it covers this reason.',
  ],
  inTime: ['گارانتی تا {day} است.', 'Under warranty until {day}.'],
  otherReason: [
    'گارانتی تا {day} است، ولی این دلیل را شامل نمی‌شود.',
    'Under warranty until {day}, but not for this reason.',
  ],
  over: ['گارانتی در {day} تمام شده است.', 'The warranty ended on {day}.'],
} satisfies Record<WarrantyVerdict, Message>);

/** Texts of the form for the lab's warranty. */
export const warrantyDesk = messages('warrantyDesk', {
  title: ['گارانتی', 'Warranty'],
  hint: [
    'هنگام درخواست ساخت مجدد به فروشگاه و لابراتوار نشان داده می‌شود. مدت از روز خروج از لابراتوار حساب می‌شود.',
    'Shown to the shop and the lab when a remake is asked for. It runs from the day the lenses left the lab.',
  ],
  none: ['هنوز گارانتی ثبت نشده است.', 'No warranty yet.'],
  design: ['طراحی', 'Design'],
  all: ['همهٔ سفارش‌های دیگر', 'Everything else'],
  days: ['مدت، روز', 'Days'],
  reasons: ['دلیل‌هایی که شامل می‌شود', 'Reasons it covers'],
  add: ['افزودن گارانتی', 'Add a warranty'],
  remove: ['حذف این گارانتی', 'Remove this warranty'],
  save: ['ذخیرهٔ گارانتی', 'Save the warranty'],
  saving: ['در حال ذخیره…', 'Saving…'],
  saved: ['گارانتی ذخیره شد.', 'Warranty saved.'],
  changed: [
    'هنگام ویرایش شما، کاربر دیگری آن را تغییر داد. با ذخیرهٔ دوباره، تغییر شما جایگزین آن می‌شود.',
    'While you were editing this, someone else changed it. Saving again replaces their change with yours.',
  ],
  takeTheirs: ['استفاده از تغییر کاربر دیگر', 'Use theirs'],
  offline: ['ذخیره نشد، چون اینترنت قطع است.', 'Not saved: you’re offline.'],
  failed: ['ذخیره نشد. دوباره تلاش کنید.', 'Not saved. Try again.'],
});

/** What is wrong with a field. */
export const warrantyFaults = messages('warrantyFaults', {
  days: ['عددی از ۱ تا ۱۰۹۶ بنویسید.', 'Enter a number from 1 to 1096.'],
  reasons: ['حداقل یک دلیل انتخاب کنید.', 'Choose at least one reason.'],
  twice: ['این طراحی پیش‌تر در فهرست آمده است.', 'This design is listed already.'],
} satisfies Record<WarrantyFault, Message>);
