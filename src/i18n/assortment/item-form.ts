import { messages } from '../language/message.ts';

/** Texts of the form in which an item of the assortment is edited. */
export const itemForm = messages('itemForm', {
  onRequest: ['قیمت با استعلام', 'Price on request'],
  choose: ['انتخاب کنید', 'Choose one'],
  everyVariant: ['همهٔ رنگ‌ها و اندازه‌ها', 'Every colour and size'],
  addRow: ['افزودن', 'Add'],
  removeRow: ['حذف', 'Remove'],
  note: ['یادداشت برای تاریخچه (اختیاری)', 'Note for the history (optional)'],
  save: ['ثبت', 'Save'],
  saving: ['در حال ثبت…', 'Saving…'],
  saved: ['ثبت شد.', 'Saved.'],
  removed: ['حذف شد. از تاریخچه برمی‌گردد.', 'Removed. The history can bring it back.'],
  remove: ['حذف از کاتالوگ', 'Remove from the catalogue'],
  reallyRemove: ['مطمئنید؟ دوباره بزنید', 'Sure? Press again'],
  discard: ['دور ریختن تغییرها', 'Discard the changes'],
  back: ['بازگشت به فهرست', 'Back to the list'],
  unsaved: ['ثبت‌نشده', 'Not saved'],
  unknown: [
    'معلوم نیست ثبت شد. دوباره تلاش کنید؛ دو بار ثبت نمی‌شود.',
    'We don’t know whether it was saved. Try again: it won’t be saved twice.',
  ],
  refused: [
    'پذیرفته نشد. فیلدهای مشخص‌شده را درست کنید.',
    'Not accepted. Correct the marked fields.',
  ],
  again: ['تلاش دوباره', 'Try again'],
  changedMeanwhile: [
    'وقتی این را ویرایش می‌کردید، دیگری آن را عوض کرد.',
    'While you were editing this, somebody else changed it.',
  ],
  otherMeanwhile: [
    'وقتی این را ویرایش می‌کردید، دیگری کاتالوگ را عوض کرد.',
    'While you were editing this, somebody else changed the catalogue.',
  ],
  removedMeanwhile: ['دیگری آن را حذف کرد.', 'Somebody else removed it.'],
  field: ['فیلد', 'Field'],
  theirs: ['تغییر دیگری', 'Theirs'],
  yours: ['تغییر شما', 'Yours'],
  keepMine: ['ادامه با تغییر خودم', 'Keep mine'],
  takeTheirs: ['استفاده از تغییر دیگری', 'Take theirs'],
  gone: ['این مورد دیگر در کاتالوگ نیست.', 'This item is no longer in the catalogue.'],
  reallyLeave: ['تغییرهای ثبت‌نشده دارید.', 'You have changes that are not saved.'],
});
