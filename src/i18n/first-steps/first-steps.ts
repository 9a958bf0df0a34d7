import type { FirstStep } from '../../domain/first-steps/first-steps.ts';
import { type Message, messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Texts of the list of first steps for a new lab. */
export const firstStepTexts = messages('firstSteps', {
  title: ['راه‌اندازی لابراتوار', 'Set up your lab'],
  progress: ['{done} از {all} انجام شده', '{done} of {all} done'],
  done: ['انجام شد:', 'Done:'],
  open: ['هنوز نه:', 'To do:'],
  sample: [
    'می‌خواهید اول ببینید کاتالوگ پر چه شکلی است؟ نمونه را اضافه کنید؛ تا وقتی سفارشی با آن ثبت نشده، با یک دکمه برداشته می‌شود.',
    'Would you like to see a full catalogue first? Add the sample; you can remove it at any time before the first order.',
  ],
  addSample: ['افزودن کاتالوگ نمونه', 'Add the sample catalogue'],
  removable: [
    'کاتالوگ نمونه با قیمت‌ها و موجودی ساختگی اضافه شده است.',
    'The sample catalogue is there, with made-up prices and stock.',
  ],
  removeSample: ['برداشتن کاتالوگ نمونه', 'Remove the sample catalogue'],
  busy: ['کمی صبر کنید…', 'One moment…'],
  used: [
    'چیزی که خودتان ساخته‌اید، یا یک سفارش، به نمونه نیاز دارد. اول آن را تغییر دهید.',
    'Something you created, or an order, needs the sample. Change that first.',
  ],
  offline: ['اینترنت قطع است. دوباره تلاش کنید.', 'You’re offline. Try again.'],
  failed: common.failed,
  dismiss: ['این فهرست را نشان نده', 'Don’t show this list'],
});

/** Name of each step. */
export const firstStepNames = messages('firstStepNames', {
  contacts: ['تلفن، نشانی و ساعت کار', 'Phone, address and opening hours'],
  tiers: ['گروه‌های قیمت', 'Price groups'],
  coatings: ['پوشش‌ها', 'Coatings'],
  designs: ['طراحی‌های عدسی سفارشی', 'Designs of prescription lenses'],
  stock: ['عدسی‌های استوک و نمره‌هایشان', 'Stock lenses and their powers'],
  accounts: ['حساب فروشگاه‌ها', 'Accounts of shops'],
  order: ['اولین سفارش', 'The first order'],
} satisfies Record<FirstStep, Message>);

export const firstStepHints = messages('firstStepHints', {
  contacts: ['فروشگاه‌ها آن را در صفحهٔ تماس می‌بینند.', 'Shops see it on the contact page.'],
  tiers: [
    'مانند عادی و همکار: هر حساب در یکی از آن‌هاست.',
    'Such as standard and partner: every account is in one.',
  ],
  coatings: [
    'هر عدسی سفارشی با یکی از آن‌ها سفارش داده می‌شود.',
    'Every prescription lens is ordered with one of them.',
  ],
  designs: ['با محدوده‌های نمره و قیمتشان.', 'With their power ranges and prices.'],
  stock: [
    'در کاتالوگ بسازید؛ نمره‌ها و موجودی را در انبار وارد کنید.',
    'Create them in the catalogue; enter powers and pieces in the stockroom.',
  ],
  accounts: [
    'برای هر فروشگاه یک حساب و پیوند گذرواژه.',
    'An account and a password link for each shop.',
  ],
  order: ['از فروشگاه، یا سفارش تلفنی.', 'From a shop, or by telephone.'],
} satisfies Record<FirstStep, Message>);
