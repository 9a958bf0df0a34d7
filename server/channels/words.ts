import type { OutgoingMessage } from './channel.ts';

/** What channels themselves say around a message. */
const words = {
  fa: { open: 'باز کردن در پنل', unsubscribe: 'دیگر این ایمیل‌ها را نمی‌خواهم' },
  en: { open: 'Open in the panel', unsubscribe: 'Stop these e-mails' },
} as const;

export const wordsOf = ({ language }: Pick<OutgoingMessage, 'language'>) => words[language];
