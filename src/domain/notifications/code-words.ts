import type { MessageWords } from './message-words.ts';

/** The text of a message with a code. The title is enough on its own, because some providers accept nothing else. */
export function codeWords(code: string, language: 'fa' | 'en'): MessageWords {
  return language === 'fa'
    ? {
        title: `کد تأیید پنل: ${code}`,
        body: 'این کد تا پانزده دقیقه معتبر است. اگر شما آن را نخواسته‌اید، نادیده‌اش بگیرید.',
      }
    : {
        title: `Panel code: ${code}`,
        body: 'It works for fifteen minutes. If you did not ask for it, ignore it.',
      };
}
