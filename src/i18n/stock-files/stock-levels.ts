import { messages } from '../language/message.ts';

/** Stock levels a shop wants to hold, what it counted, and the order suggested from both. */
export const stockLevels = messages('stockLevels', {
  title: ['تکمیل تا سقف', 'Top up to level'],
  hint: [
    'در «سقف» تعدادی را که از هر نمره می‌خواهید وارد کنید و در «شمارش» تعدادی را که دارید. تفاوت آن‌ها سفارش می‌شود.',
    'Under “Target levels” enter how many of each power you want to hold, under “Counted” how many you have. The difference becomes the order.',
  ],
  shown: ['جدول نشان می‌دهد', 'The grid shows'],
  order: ['سفارش', 'Order'],
  levels: ['سقف', 'Target levels'],
  counted: ['شمارش', 'Counted'],
  known: [
    '{levels} نمره سقف دارد؛ {uncounted} نمره هنوز شمرده نشده است.',
    '{levels} powers have a level; {uncounted} of them are not counted yet.',
  ],
  propose: ['پیشنهاد سفارش', 'Suggest order'],
  clearCounts: ['شمارش جدید', 'New count'],
});
