import { messages } from '../language/message.ts';

/** The header's texts about orders that haven't been sent yet. */
export const waiting = messages('waiting', {
  waiting: ['در صف ارسال: {count}', 'Queued: {count}'],
  labFull: [
    'سرور لابراتوار جا ندارد؛ در صف ارسال: {count}',
    'The lab’s server is out of space; queued: {count}',
  ],
  sending: ['در حال ارسال: {count}', 'Sending: {count}'],
  signIn: ['برای ارسال وارد شوید: {count}', 'Sign in to send: {count}'],
  announced: ['سفارش‌های در صف ارسال: {count}', 'Orders waiting to be sent: {count}'],
});
