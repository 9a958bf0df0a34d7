import type { OutgoingMessage } from './channel.ts';

/** Texts that the channels add to a message. */
const words = {
  fa: { open: 'باز کردن در پنل', unsubscribe: 'دیگر این ایمیل‌ها را نمی‌خواهم' },
  en: { open: 'Open in the panel', unsubscribe: 'Stop these emails' },
} as const;

export const wordsOf = ({ language }: Pick<OutgoingMessage, 'language'>) => words[language];

/** A message in the format of bots and Safir: its text, and a button that opens the panel. */
export function chatMessage(message: OutgoingMessage) {
  const { title, body, link } = message;
  const button = { text: wordsOf(message).open, url: link };
  return {
    text: [title, body].filter(Boolean).join('\n'),
    replyMarkup: { inlineKeyboard: [[button]] },
  };
}
