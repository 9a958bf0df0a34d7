import type { MessageWords } from './message-words.ts';

/** The text of a message with a password link. It names nobody. */
export function linkWords(language: 'fa' | 'en'): MessageWords {
  return language === 'fa'
    ? {
        title: 'پیوند گذرواژهٔ پنل',
        body: 'با این پیوند گذرواژهٔ خود را تعیین کنید. یک بار و تا سه روز کار می‌کند. آن را به کسی ندهید؛ اگر نمی‌دانید چرا آمده، نادیده‌اش بگیرید.',
      }
    : {
        title: 'Password link for the panel',
        body: 'Set your password with this link. It works once, within three days. Do not give it to anyone; if you do not know why you got it, ignore it.',
      };
}
