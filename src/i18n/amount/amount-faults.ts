import type { AmountFault } from '../../domain/typed/amount.ts';
import { type Message, messages } from '../language/message.ts';

/** Why a text is no amount, and how to write it. */
export const amountFaults = messages('amountFaults', {
  notANumber: ['فقط با رقم بنویسید، مثل ۱۹۰٬۰۰۰', 'Write digits only, such as 190,000'],
  ambiguous: [
    '«۵٫۰۰۰» می‌تواند ۵ یا ۵٬۰۰۰ باشد: بدون جداکننده بنویسید، مثل ۵۰۰۰',
    '“5.000” may be 5 or 5,000: write it without marks, such as 5000',
  ],
  groups: [
    'رقم‌ها سه‌تا سه‌تا جدا نشده‌اند: ۱۹۰٬۰۰۰ یا ۱۹۰۰۰۰ بنویسید',
    'Not in groups of three digits: write 190,000 or 190000',
  ],
  fraction: ['عدد صحیح بنویسید، بدون اعشار', 'Write a whole number, without decimals'],
} satisfies Record<AmountFault, Message>);
