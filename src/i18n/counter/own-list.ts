import { messages } from '../language/message.ts';

/** Bulk actions of a shop on its orders. */
export const ownList = messages('ownList', {
  cancelTitle: ['لغو سفارش‌های انتخاب‌شده', 'Cancel the selected orders'],
  cancelHint: [
    'سفارشی که لابراتوار تأیید کرده باشد لغو نمی‌شود. لغو برگشت ندارد.',
    'Orders that the lab has accepted stay as they are. This cannot be undone.',
  ],
  reason: ['دلیل', 'Reason'],
  choose: ['انتخاب کنید', 'Choose one'],
  required: ['یک دلیل انتخاب کنید.', 'Choose a reason.'],
  submit: ['لغو همهٔ انتخاب‌شده‌ها', 'Cancel them'],
  back: ['بازگشت', 'Back'],
  deliver: ['تأیید تحویل', 'Confirm delivery'],
  cancel: ['لغو سفارش', 'Cancel the order'],
  csv: ['فایل CSV', 'CSV file'],
  excel: ['فایل Excel', 'Excel file'],
});
