import type { Messages } from '../language/message.ts';

/** Texts with the same meaning on many screens. They are in the shell's chunk, so that each is downloaded once. */
export const common = {
  notLoaded: [
    'این بخش بارگذاری نشد. اینترنت را بررسی کنید.',
    'This part didn’t load. Check your connection.',
  ],
  failed: ['انجام نشد. دوباره تلاش کنید.', 'That didn’t work. Try again.'],
  reload: ['بارگذاری دوبارهٔ صفحه', 'Reload the page'],
  again: ['تلاش دوباره', 'Try again'],
  signIn: ['ورود به حساب', 'Sign in'],
  undo: ['بازگرداندن', 'Undo'],
  reference: ['شمارهٔ پروندهٔ شما', 'Reference'],
  remarks: ['توضیحات', 'Remarks'],
  total: ['جمع', 'Total'],
  flipSign: ['تغییر علامت {field}', 'Change the sign of {field}'],
  fewer: ['یکی کمتر: {line}', 'One less: {line}'],
  more: ['یکی بیشتر: {line}', 'One more: {line}'],
} as const satisfies Messages;
