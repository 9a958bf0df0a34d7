import { messages } from '../language/message.ts';

/** Things the lab should attend to, on its dashboard. */
export const alerts = messages('alerts', {
  low: [
    'دیسک سرور رو به پر شدن است: {free} مگابایت مانده است.',
    'The server’s disk is nearly full: {free} MB left.',
  ],
  full: [
    'دیسک سرور پر است. سفارش‌ها پذیرفته نمی‌شوند و روی دستگاه فروشگاه‌ها می‌مانند.',
    'The server’s disk is full. Orders are refused and stay on the shops’ devices.',
  ],
  whatToDo: ['چه باید کرد؟', 'What to do'],
  makeRoom: [
    'مدیر سرور باید جا باز کند: پشتیبان‌های قدیمی را جابه‌جا کند یا دیسک بزرگ‌تری بگذارد. سفارش‌های مانده پس از آن خودکار ارسال می‌شوند.',
    'The server’s operator has to free up space: move old backups elsewhere, or add a larger disk. Waiting orders are then sent automatically.',
  ],
  gap: [
    'بخشی از سابقهٔ تغییرات پایگاه داده که کنار پشتیبان‌ها نگه داشته می‌شود، از دست رفته است. مدیر سرور باید همین حالا پشتیبان جدیدی بگیرد: npm run backup',
    'The log kept beside the backups has a gap. The server’s operator should take a new backup now: npm run backup',
  ],
  stuck: [
    'سابقهٔ تغییرات پایگاه داده دیگر کنار پشتیبان‌ها نگه داشته نمی‌شود. مدیر سرور باید پوشهٔ BACKUP_DIR را بررسی کند.',
    'The log is no longer kept beside the backups. The server’s operator should check the folder BACKUP_DIR.',
  ],
  failing: [
    'پیام‌های وب‌هوک {address} از {at} نمی‌رسد.',
    'Messages to the webhook {address} have not arrived since {at}.',
  ],
  off: [
    'وب‌هوک {address} پس از خطاهای پیاپی از {at} خاموش است.',
    'The webhook {address} kept failing and has been off since {at}.',
  ],
  noFolder: [
    'پوشهٔ {folder} خوانده یا نوشته نمی‌شود. مدیر سرور باید دسترسی و جای خالی آن را بررسی کند.',
    'The folder {folder} cannot be read or written. The server’s operator should check its permissions and free space.',
  ],
  notFile: [
    'این‌ها در پوشهٔ {folder} فایل معمولی نیستند و کنار گذاشته شده‌اند: {names}',
    'These entries of the folder {folder} are not regular files and are skipped: {names}',
  ],
  unreadable: [
    'این فایل‌ها در پوشهٔ {folder} خوانده نمی‌شوند: {names}',
    'These files of the folder {folder} cannot be read: {names}',
  ],
  notMoved: [
    'این فایل‌ها از پوشهٔ {folder} جابه‌جا نمی‌شوند: {names}',
    'These files of the folder {folder} cannot be moved out of it: {names}',
  ],
  failed: [
    'ثبت پاسخ‌های این فایل‌ها در پوشهٔ {folder} ناموفق بود: {names}',
    'The answers in these files of the folder {folder} could not be recorded: {names}',
  ],
  refused: [
    'پاسخ‌های این فایل‌ها پذیرفته نشد و با دلیل آن در پوشهٔ refused است: {names}',
    'The answers in these files were refused; they are in the folder “refused”, with the reasons: {names}',
  ],
  more: ['{names} و {count} مورد دیگر', '{names} and {count} more'],
  look: ['دیدن پاسخ‌ها و ارسال دوباره', 'See the answers and send again'],
});
