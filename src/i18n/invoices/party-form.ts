import type { PartyFault } from '../../domain/invoices/typed-party.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of the form to enter a seller or buyer. */
export const partyForm = messages('partyForm', {
  sellerTitle: ['مشخصات فروشنده', 'Seller’s details'],
  buyerTitle: ['مشخصات خریدار', 'Buyer’s details'],
  hint: [
    'فاکتورهای بعدی با این مشخصات صادر می‌شود؛ فاکتورهای صادرشده تغییر نمی‌کند.',
    'Invoices issued from now on carry these details. Earlier ones don’t change.',
  ],
  partyKind: ['نوع', 'Kind'],
  person: ['حقیقی', 'Individual'],
  company: ['حقوقی (شرکت)', 'Company'],
  nameOfParty: ['نام کامل', 'Full name'],
  economicOptional: ['کد اقتصادی (اختیاری)', 'Economic code (optional)'],
  phoneOptional: ['تلفن (اختیاری)', 'Phone (optional)'],
  englishName: ['نام به انگلیسی (اختیاری)', 'Name in English (optional)'],
  englishAddress: ['نشانی به انگلیسی (اختیاری)', 'Address in English (optional)'],
  save: ['ذخیره', 'Save'],
  saving: ['در حال ذخیره…', 'Saving…'],
  saved: ['مشخصات ذخیره شد.', 'Details saved.'],
  cancel: ['انصراف', 'Cancel'],
  refused: ['پذیرفته نشد. مقدارها را بررسی کنید.', 'Not accepted. Check what you entered.'],
  offline: [
    'ذخیره نشد، چون اینترنت قطع است. دوباره تلاش کنید.',
    'Not saved: you’re offline. Try again.',
  ],
  failed: ['سرور پاسخ نداد. دوباره تلاش کنید.', 'The server didn’t answer. Try again.'],
});

/** Why a field is refused. */
export const partyFaults = messages('partyFaults', {
  missing: ['این فیلد را پر کنید.', 'Fill in this field.'],
  tooLong: ['این متن طولانی است.', 'This is too long.'],
  nationalId: [
    'کد ملی درست نیست: ۱۰ رقم آن را دوباره بررسی کنید.',
    'This national ID isn’t valid: check its 10 digits.',
  ],
  legalId: [
    'شناسهٔ ملی درست نیست: ۱۱ رقم آن را دوباره بررسی کنید.',
    'This company ID isn’t valid: check its 11 digits.',
  ],
  economicCode: ['کد اقتصادی ۱۱، ۱۲ یا ۱۴ رقم است.', 'An economic code has 11, 12 or 14 digits.'],
  postcode: [
    'کد پستی درست نیست: ۱۰ رقم است و در پنج رقم اول صفر و دو ندارد.',
    'Not a postcode: it has 10 digits, and no 0 or 2 among the first five.',
  ],
} satisfies Record<PartyFault, Message>);
