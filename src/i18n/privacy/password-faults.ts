import type { PasswordFault } from '../../domain/vocabulary/password.ts';
import { type Message, messages } from '../language/message.ts';

/** Why a new password is refused, and what to do. */
export const passwordFaults = messages('passwordFaults', {
  tooShort: ['حداقل ۱۰ نویسه بنویسید.', 'Use at least 10 characters.'],
  tooLong: ['حداکثر ۲۵۶ نویسه بنویسید.', 'Use at most 256 characters.'],
  common: [
    'این گذرواژه خیلی رایج است. گذرواژهٔ دیگری انتخاب کنید.',
    'This password is too common. Choose another one.',
  ],
  context: [
    'این گذرواژه تقریباً همان نام شما یا فروشگاه است. کلمه‌های دیگری انتخاب کنید.',
    'This is mostly your own or your shop’s name. Choose other words.',
  ],
  monotonous: [
    'نویسه‌ها تکراری یا پشت سر هم هستند. متنوع‌تر بنویسید.',
    'The characters repeat or run in sequence. Mix them more.',
  ],
} satisfies Record<PasswordFault, Message>);
