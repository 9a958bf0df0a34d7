import { messages } from '../language/message.ts';

/** Why a broken piece couldn't be replaced from stock. */
export const breakageRefused = messages('breakageRefused', {
  none: [
    'ثبت نشد: در انبار چیزی برای جایگزینی نمانده است. موجودی جدید را وارد کنید، یا از فروشگاه بپرسید.',
    'Not recorded: the shelf has none left to replace it. Enter new stock, or ask the shop.',
  ],
  few: [
    'ثبت نشد: در انبار فقط {onHand} عدد برای جایگزینی هست.',
    'Not recorded: the shelf has only {onHand} left to replace them.',
  ],
});
