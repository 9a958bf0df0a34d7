import type { AmountFault } from '../../domain/typed/amount.ts';
import { type Message, messages } from '../language/message.ts';

/** Why a text isn't a valid amount, and how to write one. */
export const amountFaults = messages('amountFaults', {
  notANumber: ['فقط با رقم بنویسید، مانند ۱۹۰٬۰۰۰', 'Enter digits only, such as 190,000'],
  ambiguous: [
    '«۵٫۰۰۰» می‌تواند ۵ یا ۵٬۰۰۰ باشد: بدون جداکننده بنویسید، مانند ۵۰۰۰',
    '“5.000” may be 5 or 5,000: enter it without separators, such as 5000',
  ],
  groups: [
    'رقم‌ها سه‌تا سه‌تا جدا نشده‌اند: ۱۹۰٬۰۰۰ یا ۱۹۰۰۰۰ بنویسید',
    'Not in groups of three digits: enter 190,000 or 190000',
  ],
  fraction: ['عدد صحیح بنویسید، بدون اعشار', 'Enter a whole number, without decimals'],
} satisfies Record<AmountFault, Message>);
