import { messages } from '../language/message.ts';

/** "Fill up to": levels a shop wants to hold, what it counted, and the order that is proposed from both. */
export const stockLevels = messages('stockLevels', {
  title: ['پر کردن تا سقف', 'Fill up to'],
  hint: [
    'در «سقف» بنویسید از هر نمره چند عدد می‌خواهید داشته باشید و در «شمارش» چند عدد دارید؛ تفاوتشان سفارش می‌شود.',
    'Under “Levels” write how many of each power you want to hold, under “Counted” how many you have; the difference becomes the order.',
  ],
  shown: ['ماتریس نشان می‌دهد', 'The grid shows'],
  order: ['سفارش', 'Order'],
  levels: ['سقف', 'Levels'],
  counted: ['شمارش', 'Counted'],
  known: [
    '{levels} نمره سقف دارد؛ {uncounted} تا هنوز شمرده نشده است.',
    '{levels} powers have a level; {uncounted} of them are not counted yet.',
  ],
  propose: ['پیشنهاد سفارش', 'Suggest order'],
  clearCounts: ['شمارش تازه', 'New count'],
});
