import { messages } from '../language/message.ts';

/** Texts of the invoice screen for visitors. */
export const invoicesUnseen = messages('invoicesUnseen', {
  title: ['فاکتورها پس از ورود دیده می‌شوند', 'Sign in to see your invoices'],
  text: ['وارد شوید تا فاکتورهای حساب خود را ببینید.', 'Invoices belong to an account.'],
});
