import type { UndoEffect } from '../../domain/lifecycle/transition.ts';
import { type Message, messages } from '../language/message.ts';

/** What reverting a step does, and why it was refused. */
export const takingBack = messages('takingBack', {
  leadsTo: ['سفارش به «{state}» برمی‌گردد.', 'The order goes back to “{state}”.'],
  stays: ['وضعیت سفارش «{state}» می‌ماند.', 'The order stays “{state}”.'],
  noPromise: ['تاریخ وعده پاک می‌شود.', 'The promised day is cleared.'],
  told: [
    'فروشگاه باخبر می‌شود. هر دو ثبت در روند سفارش می‌ماند.',
    'The shop is notified. Both entries stay in the history.',
  ],
  stockGone: [
    'انجام نشد: این عدسی‌ها یا کالاها دیگر به اندازهٔ سفارش در انبار نیست. پس از ورود موجودی دوباره تلاش کنید.',
    'That didn’t work: the shelf no longer holds what the order needs. Try again once it has been received.',
  ],
  inDelivery: [
    'انجام نشد: این سفارش با مرسولهٔ {delivery} رفته است.',
    'That didn’t work: the order left with delivery {delivery}.',
  ],
  pairTaken: [
    'انجام نشد: اکنون سفارش دیگری جفت دوم همان جفت اول است. اگر لازم است اول آن را لغو کنید.',
    'That didn’t work: another order is the second pair of the same first pair now. If need be, cancel that one first.',
  ],
  unknownEntries: [
    'انجام نشد: معلوم نیست کدام ردیف صورت‌حساب باید دوباره ثبت شود. سفارش جدیدی ثبت کنید.',
    'That didn’t work: it isn’t known which entries to record again. Place a new order instead.',
  ],
});

/** Descriptions of undo effects; null for effects that needn't be announced. */
export const undoWords: Record<UndoEffect, Message | null> = {
  ...messages('undoEffects', {
    uncharge: [
      'مبلغ سفارش از بدهی مشتری کم می‌شود.',
      'The charge is removed from the account’s balance.',
    ],
    recharge: [
      'آنچه با این مرحله به مشتری برگشت، دوباره به حسابش گذاشته می‌شود.',
      'What this step credited to the account is charged again.',
    ],
    returnReplacement: [
      'قطعه‌های جایگزین به انبار برمی‌گردد.',
      'The replacement pieces go back on the shelf.',
    ],
    retakeStock: [
      'قطعه‌های سفارش دوباره از انبار برداشته می‌شود.',
      'The order’s pieces are taken off the shelf again.',
    ],
  }).texts,
  leaveDelivery: null,
};
