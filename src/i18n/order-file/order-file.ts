import { countText } from '../language/count-text.ts';
import { fill, type Message, messages } from '../language/message.ts';

/** Texts of saving queued orders to a file and reading them on another device. */
export const orderFile = messages('orderFile', {
  save: ['ذخیرهٔ سفارش‌های در صف در فایل', 'Save queued orders to a file'],
  read: ['خواندن سفارش‌ها از فایل', 'Read orders from a file'],
  saveHint: [
    'سفارش‌های در صف ارسال: {count}. در فایل نام مشتری‌ها، نسخهٔ آن‌ها و عکس‌ها هست؛ برای همین با عبارت عبور رمزگذاری می‌شود. بدون آن، هیچ‌کس نمی‌تواند فایل را باز کند، حتی لابراتوار.',
    'Queued orders: {count}. The file holds patients’ names, prescriptions and photos, so it is encrypted with a passphrase. Without it nobody can open the file, not even the lab.',
  ],
  staysHint: [
    'سفارش‌ها روی این دستگاه هم می‌مانند. هر دستگاهی که زودتر آنلاین شود آن‌ها را ارسال می‌کند و لابراتوار هر سفارش را فقط یک بار ثبت می‌کند.',
    'The orders also stay on this device. Whichever device is online first sends them, and the lab places each order only once.',
  ],
  readHint: [
    'فایلی را انتخاب کنید که با همین نام کاربری روی دستگاه دیگری ذخیره کرده‌اید.',
    'Choose a file that you saved on another device, signed in as the same user.',
  ],
  file: ['فایل', 'File'],
  choose: ['انتخاب فایل', 'Choose a file'],
  passphrase: ['عبارت عبور', 'Passphrase'],
  passphraseHint: [
    'حداقل {shortest} نویسه. چند کلمه که به خاطر می‌ماند بهتر است.',
    'At least {shortest} characters. A few words you can remember work best.',
  ],
  repeated: ['تکرار عبارت عبور', 'Repeat the passphrase'],
  saveNow: ['ذخیرهٔ فایل', 'Save the file'],
  readNow: ['خواندن فایل', 'Read the file'],
  encrypting: ['در حال رمزگذاری…', 'Encrypting…'],
  reading: ['در حال خواندن…', 'Reading…'],
  cancel: ['انصراف', 'Cancel'],
  close: ['بستن', 'Close'],
  saved: [
    'فایل ذخیره شد. آن را با عبارت عبور روی دستگاه دیگر بخوانید.',
    'File saved. Read it on the other device with the passphrase.',
  ],
  photosLeft: [
    'فایل ذخیره شد. عکس‌های {count} سفارش در آن جا نشد و از همین دستگاه فرستاده می‌شود.',
    'File saved. Orders whose photos didn’t fit: {count}. This device sends them.',
  ],
  nothingLeft: ['دیگر سفارشی در صف نیست.', 'No order is queued any more.'],
  failed: [
    'انجام نشد. حافظهٔ دستگاه شاید پر است؛ دوباره تلاش کنید.',
    'That didn’t work. The device may be full; try again.',
  ],
  noEncryption: [
    'این صفحه با https باز نشده و مرورگر نمی‌تواند رمزگذاری کند. از مدیر برنامه بخواهید آن را با https باز کند.',
    'This page was not opened over https, so the browser can’t encrypt. Ask the panel’s administrator for an https address.',
  ],
});

/** What is wrong with a file or a passphrase. */
export const orderFileFaults = messages('orderFileFaults', {
  noFile: ['اول یک فایل انتخاب کنید.', 'Choose a file first.'],
  notOrders: [
    'این فایل، فایل سفارش‌های این برنامه نیست. فایل دیگری انتخاب کنید.',
    'This is not a file of queued orders. Choose another file.',
  ],
  newer: [
    'این فایل با نسخهٔ جدیدتر برنامه ذخیره شده است. صفحه را دوباره بارگذاری کنید و باز تلاش کنید.',
    'A newer version of the panel saved this file. Reload the page and try again.',
  ],
  damaged: [
    'این فایل ناقص است. دوباره آن را از دستگاه اول کپی کنید.',
    'This file is damaged. Copy it from the first device again.',
  ],
  otherAccount: [
    'این فایل متعلق به حساب دیگری است. با همان حساب وارد شوید.',
    'This file belongs to another account. Sign in with that account.',
  ],
  otherUser: [
    'کاربر دیگری از حساب شما این فایل را ذخیره کرده است. فقط همان کاربر می‌تواند آن را بخواند.',
    'Another user of your account saved this file. Only that user can read it.',
  ],
  signedOut: ['برای خواندن فایل، وارد حساب شوید.', 'Sign in to read the file.'],
  wrongPassphrase: [
    'عبارت عبور درست نیست، یا فایل تغییر کرده است.',
    'The passphrase is wrong, or the file was changed.',
  ],
  short: ['حداقل {shortest} نویسه بنویسید.', 'Enter at least {shortest} characters.'],
  simple: [
    'حدس زدن آن آسان است؛ نویسه‌های متفاوت‌تری بنویسید.',
    'Too easy to guess. Use more different characters.',
  ],
  different: ['با عبارت عبور یکی نیست.', 'It differs from the passphrase.'],
});

/** Results of reading the orders in a file. */
export const readOrdersWords = messages('readOrders', {
  added: ['به صف ارسال این دستگاه اضافه شد: {count}', 'Added to this device’s queue: {count}'],
  here: ['از قبل روی این دستگاه بود: {count}', 'Already on this device: {count}'],
  atLab: ['از قبل به لابراتوار رسیده بود: {count}', 'Already at the lab: {count}'],
  unreadable: ['خوانده نشد: {count}', 'Couldn’t be read: {count}'],
  withoutPhotos: [
    'بدون عکس اضافه شد: {count}. عکس‌هایشان در فایل خراب است و از دستگاه اول فرستاده می‌شود.',
    'Added without photos: {count}. Those in the file are damaged; the first device sends them.',
  ],
});

export const withShortest = (text: Message, shortest: number): Message =>
  fill(text, { shortest: countText(shortest) });
