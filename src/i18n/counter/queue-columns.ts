import type { ColumnWidth, QueueColumn } from '../../domain/counter/queue-columns.ts';
import type { OrderSort } from '../../domain/order/order-sort.ts';
import { type Message, messages } from '../language/message.ts';
import { orders } from '../orders/orders.ts';

/** Choosing the columns of the lab's queue. */
export const columnChoice = messages('columnChoice', {
  button: ['ستون‌ها', 'Columns'],
  title: ['ستون‌های فهرست', 'Columns of the list'],
  hint: ['این چیدمان برای شما روی همین دستگاه می‌ماند.', 'Kept for you on this device.'],
  width: ['پهنای ستون {name}', 'Width of {name}'],
  up: ['یک جا جلوتر: {name}', 'Move {name} forward'],
  down: ['یک جا عقب‌تر: {name}', 'Move {name} back'],
  place: ['{name}: ستون {place} از {count}', '{name}: column {place} of {count}'],
  reset: ['چیدمان اولیه', 'Usual columns'],
  close: ['بستن', 'Close'],
  reference: ['شمارهٔ پرونده', 'Shop’s reference'],
  sort: ['مرتب‌سازی', 'Sort by'],
});

/** Headings of the columns. */
export const columnNames: Readonly<Record<QueueColumn, Message>> = {
  number: orders.texts.number,
  account: orders.texts.account,
  what: orders.texts.content,
  patient: orders.texts.patient,
  reference: columnChoice.texts.reference,
  placed: orders.texts.placedAt,
  promised: orders.texts.due,
  total: orders.texts.total,
  state: orders.texts.state,
};

export const widthNames = messages('columnWidths', {
  narrow: ['باریک', 'Narrow'],
  normal: ['معمولی', 'Normal'],
  wide: ['پهن', 'Wide'],
} satisfies Record<ColumnWidth, Message>);

/** Sort orders that the server supports. */
export const sortNames = messages('queueSorts', {
  newest: ['جدیدترین‌ها', 'Newest'],
  oldest: ['قدیمی‌ترین‌ها', 'Oldest'],
  promise: ['نزدیک‌ترین وعده', 'Earliest promise'],
  promiseLast: ['دورترین وعده', 'Latest promise'],
  state: ['وضعیت', 'State'],
  account: ['حساب', 'Account'],
} satisfies Record<OrderSort, Message>);
