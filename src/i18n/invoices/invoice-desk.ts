import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Actions of the lab on invoices. */
export const invoiceDesk = messages('invoiceDesk', {
  everyAccount: ['همهٔ حساب‌ها', 'All accounts'],
  seller: ['مشخصات فروشنده', 'Seller’s details'],
  title: ['صدور فاکتور', 'Issue an invoice'],
  month: ['ماه', 'Month'],
  entries: [
    'ردیف‌های صورت‌حساب همهٔ حساب‌ها برای حسابداری',
    'Statement entries of all accounts, for accounting',
  ],
  open: [
    '{count} سفارش فاکتور نشده، جمعاً {amount}',
    'Orders not invoiced yet: {count}, {amount} in total',
  ],
  nothingOpen: ['چیزی برای فاکتور کردن نیست.', 'Nothing to invoice.'],
  reading: ['در حال محاسبه…', 'Calculating…'],
  unread: ['محاسبه نشد.', 'This couldn’t be calculated.'],
  noSeller: [
    'پیش از صدور فاکتور، مشخصات فروشنده را کامل کنید.',
    'Complete the seller’s details before issuing an invoice.',
  ],
  noBuyer: [
    'مشخصات قانونی این خریدار ثبت نشده است؛ فاکتور فقط با نام حساب صادر می‌شود.',
    'This buyer’s legal details are missing. The invoice will only carry the account’s name.',
  ],
  issue: ['صدور فاکتور', 'Issue an invoice'],
  issuing: ['در حال صدور…', 'Issuing…'],
  cancelTitle: ['ابطال فاکتور', 'Cancel invoice'],
  cancelHint: [
    'یک فاکتور ابطالی با شمارهٔ بعدی صادر می‌شود و سفارش‌های این فاکتور دوباره قابل فاکتور شدن است. این کار برگشت‌پذیر نیست.',
    'A credit note with the next number is issued, and the orders can be invoiced again. This can’t be undone.',
  ],
  reason: ['دلیل', 'Reason'],
  reasonMissing: ['دلیل ابطال را بنویسید.', 'Enter the reason.'],
  reasonLong: ['حداکثر ۲۰۰ نویسه بنویسید.', 'Use at most 200 characters.'],
  cancelInvoice: ['ابطال فاکتور', 'Cancel invoice'],
  cancelling: ['در حال ابطال…', 'Cancelling…'],
  back: ['بازگشت', 'Back'],
  again: common.again,
  refused: [
    'صادر نشد: سفارش‌ها در همین فاصله تغییر کرده‌اند. دوباره بررسی کنید.',
    'Not issued: the orders have changed in the meantime. Check again.',
  ],
  notAllowed: ['این فاکتور پیش‌تر باطل شده است.', 'This invoice is cancelled already.'],
  unknown: [
    'پاسخی نرسید. دوباره تلاش کنید؛ دو بار ثبت نمی‌شود.',
    'No answer came. Try again; it won’t be recorded twice.',
  ],
});
