import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Asking a visitor to sign in before an order is sent. */
export const signInNotice = messages('signInNotice', {
  signIn: [
    'برای ارسال، وارد حساب شوید. این سفارش همین‌جا می‌ماند.',
    'Sign in to send. This order stays here.',
  ],
  signedOut: [
    'از حساب خارج شده‌اید. نوشته‌های شما محفوظ است. برای ادامه وارد شوید.',
    'You’ve been signed out. What you typed isn’t lost. Sign in to continue.',
  ],
  toSignIn: common.signIn,
});
