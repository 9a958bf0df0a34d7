import type { Message } from '../language/message.ts';

/** Banks whose cheques are common in Iran, as suggestions while typing. */
export const banks: readonly Message[] = [
  ['ملی', 'Melli'],
  ['ملت', 'Mellat'],
  ['صادرات', 'Saderat'],
  ['تجارت', 'Tejarat'],
  ['سپه', 'Sepah'],
  ['کشاورزی', 'Keshavarzi'],
  ['مسکن', 'Maskan'],
  ['رفاه', 'Refah'],
  ['پارسیان', 'Parsian'],
  ['پاسارگاد', 'Pasargad'],
  ['سامان', 'Saman'],
  ['اقتصاد نوین', 'Eghtesad Novin'],
  ['کارآفرین', 'Karafarin'],
  ['سینا', 'Sina'],
  ['شهر', 'Shahr'],
  ['دی', 'Day'],
  ['گردشگری', 'Gardeshgari'],
  ['خاورمیانه', 'Khavarmianeh'],
  ['ایران زمین', 'Iran Zamin'],
  ['سرمایه', 'Sarmayeh'],
  ['پست بانک', 'Post Bank'],
  ['توسعه تعاون', 'Tosee Taavon'],
  ['قرض‌الحسنه مهر', 'Mehr Gharzolhasaneh'],
  ['قرض‌الحسنه رسالت', 'Resalat Gharzolhasaneh'],
];
