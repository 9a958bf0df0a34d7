import { messages } from '../language/message.ts';

/** Requesting a remake, and deciding on the request. */
export const remakes = messages('remakes', {
  eyes: ['کدام عدسی دوباره ساخته شود', 'Which lens is made again'],
  chooseEyes: ['انتخاب کنید', 'Choose one'],
  right: ['عدسی راست', 'Right lens'],
  left: ['عدسی چپ', 'Left lens'],
  both: ['هر دو عدسی', 'Both lenses'],
  same: ['خانه‌ای که خالی بماند مانند قبل ساخته می‌شود.', 'What you leave empty is made as before.'],
  before: ['قبلاً {before}', 'was {before}'],
  beforeNow: ['قبلاً {before}، حالا {now}', 'was {before}, now {now}'],
  none: ['ندارد', 'none'],
  eyesMissing: ['بگویید کدام عدسی دوباره ساخته شود', 'Choose which lens is made again'],
  changed: ['{eye}، {field}: قبلاً {before}، حالا {now}', '{eye} {field}: was {before}, now {now}'],
});

/** Who pays for a remake. */
export const payers = messages('payers', {
  label: ['هزینهٔ ساخت مجدد با کیست', 'Who pays for the remake'],
  choose: ['انتخاب کنید', 'Choose one'],
  lab: ['لابراتوار؛ برای فروشگاه رایگان است', 'The lab: free for the shop'],
  shop: ['فروشگاه؛ {total}', 'The shop: {total}'],
  both: ['هر دو؛ بخشی را فروشگاه می‌پردازد', 'Both: the shop pays a part'],
  share: ['سهم فروشگاه، تومان', 'The shop’s part, toman'],
  missing: ['انتخاب کنید که هزینه با کیست', 'Choose who pays'],
  shareMissing: ['سهم فروشگاه را به تومان وارد کنید', 'Enter the shop’s part in toman'],
  shareTooHigh: ['سهم فروشگاه از کل هزینه بیشتر است', 'More than the whole price'],
  free: ['برای فروشگاه رایگان است', 'Free for the shop'],
  pays: ['سهم فروشگاه: {amount}', 'The shop pays {amount}'],
});
