import { messages } from '../language/message.ts';

/** Texts of the form that edits an item of the assortment. */
export const itemForm = messages('itemForm', {
  onRequest: ['قیمت با استعلام', 'Price on request'],
  choose: ['انتخاب کنید', 'Choose one'],
  everyVariant: ['همهٔ رنگ‌ها و اندازه‌ها', 'Every colour and size'],
  everyTier: ['همهٔ گروه‌ها', 'All groups'],
  everyAccount: ['همهٔ حساب‌ها', 'All accounts'],
  noEnd: ['بدون پایان', 'No end'],
  removeRow: ['حذف', 'Remove'],
  more: ['بیشتر: شناسه و جایگاه', 'More: ID and place'],
  proposedId: ['شناسهٔ پیشنهادی: {id}', 'Proposed ID: {id}'],
  note: ['یادداشت برای تاریخچه (اختیاری)', 'Note for the history (optional)'],
  save: ['ذخیره', 'Save'],
  saving: ['در حال ذخیره…', 'Saving…'],
  saved: ['ذخیره شد.', 'Saved.'],
  removed: [
    'حذف شد. از تاریخچه می‌توانید بازگردانید.',
    'Removed. You can restore it from the history.',
  ],
  remove: ['حذف از کاتالوگ', 'Remove from the catalogue'],
  reallyRemove: ['مطمئنید؟ دوباره بزنید', 'Sure? Press again'],
  discard: ['انصراف از تغییرات', 'Discard changes'],
  back: ['بازگشت به فهرست', 'Back to the list'],
  unsaved: ['ذخیره‌نشده', 'Not saved'],
  unknown: [
    'معلوم نیست ذخیره شد. دوباره تلاش کنید؛ دو بار ذخیره نمی‌شود.',
    'It may not have been saved. Try again: it won’t be saved twice.',
  ],
  refused: [
    'پذیرفته نشد. فیلدهای مشخص‌شده را اصلاح کنید.',
    'Not accepted. Correct the marked fields.',
  ],
  again: ['تلاش دوباره', 'Try again'],
  changedMeanwhile: [
    'هنگام ویرایش شما، کاربر دیگری آن را تغییر داد.',
    'While you were editing this, someone else changed it.',
  ],
  otherMeanwhile: [
    'هنگام ویرایش شما، کاربر دیگری کاتالوگ را تغییر داد.',
    'While you were editing this, someone else changed the catalogue.',
  ],
  removedMeanwhile: ['کاربر دیگری آن را حذف کرد.', 'Someone else removed it.'],
  field: ['فیلد', 'Field'],
  theirs: ['تغییر کاربر دیگر', 'Theirs'],
  yours: ['تغییر شما', 'Yours'],
  keepMine: ['ادامه با تغییر خودم', 'Keep mine'],
  takeTheirs: ['استفاده از تغییر کاربر دیگر', 'Use theirs'],
  gone: ['این مورد دیگر در کاتالوگ نیست.', 'This item is no longer in the catalogue.'],
  reallyLeave: ['تغییرات ذخیره‌نشده دارید.', 'You have unsaved changes.'],
});
