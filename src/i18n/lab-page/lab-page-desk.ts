import type { LabPageFault } from '../../domain/lab-page/typed-lab-page.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of the form for the lab's contact page. */
export const labPageDesk = messages('labPageDesk', {
  hint: [
    'همه، حتی بدون ورود، این‌ها را در «تماس با لابراتوار» می‌بینند.',
    'Everyone sees these under Contacts, signed in or not.',
  ],
  lines: ['هر شماره در یک خط', 'One number per line'],
  whatsappHint: [
    'با کد کشور، مانند \u2066+989120000000\u2069',
    'With the country code, like +989120000000',
  ],
  websiteHint: ['با https شروع می‌شود', 'Begins with https'],
  addressFa: ['نشانی به فارسی', 'Address in Persian'],
  addressEn: ['نشانی به انگلیسی', 'Address in English'],
  place: [
    'عرض و طول جغرافیایی، مانند \u206635.70, 51.41\u2069',
    'Latitude and longitude, like 35.70, 51.41',
  ],
  addAddress: ['افزودن نشانی', 'Add an address'],
  removeAddress: ['حذف این نشانی', 'Remove this address'],
  from: ['{day} از', '{day} from'],
  until: ['{day} تا', '{day} until'],
  hoursHint: [
    'ساعت را ۲۴ ساعته بنویسید، مانند ۹ یا ۱۷:۳۰. روزی که ساعت ندارد تعطیل است.',
    'Use the 24-hour clock, like 9 or 17:30. A day without times is closed.',
  ],
  wrongTime: [
    'ساعت را ۲۴ ساعته بنویسید، مانند ۹ یا ۱۷:۳۰.',
    'Write a time of the 24-hour clock, like 9 or 17:30.',
  ],
  save: ['ذخیره', 'Save'],
  saving: ['در حال ذخیره…', 'Saving…'],
  saved: ['ذخیره شد.', 'Saved.'],
  offline: ['ذخیره نشد، چون اینترنت قطع است.', 'Not saved: you’re offline.'],
  failed: ['ذخیره نشد. دوباره تلاش کنید.', 'Not saved. Try again.'],
  unread: [
    'ذخیره نشد، چون مشخصات فعلی بارگذاری نشد. دوباره تلاش کنید.',
    'Not saved: the current details didn’t load. Try again.',
  ],
});

/** What is wrong with a field. */
export const labPageFaults = messages('labPageFaults', {
  form: ['معتبر نیست.', 'Not valid.'],
  tooMany: ['حداکثر ۶ شماره بنویسید.', 'Enter at most 6 numbers.'],
  missing: ['این فیلد را پر کنید.', 'Fill in this field.'],
  tooLong: ['حداکثر ۲۰۰ نویسه بنویسید.', 'Use at most 200 characters.'],
  order: ['باید پس از ساعت شروع باشد.', 'This must be after the opening time.'],
} satisfies Record<LabPageFault, Message>);
