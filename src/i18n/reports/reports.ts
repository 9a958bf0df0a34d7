import type { Preset } from '../../domain/reports/presets.ts';
import type { ReportGroup } from '../../domain/reports/report.ts';
import { type Message, messages } from '../language/message.ts';

/** Figures of orders: the reports, and the month on the lab's dashboard. */
export const reports = messages('reports', {
  caption: ['سفارش‌های ثبت‌شده در این دوره', 'Orders placed in this period'],
  hint: [
    'همهٔ رقم‌ها مربوط به سفارش‌هایی است که در این دوره ثبت شده‌اند؛ سفارش ردشده یا لغوشده شمرده نمی‌شود.',
    'All figures are of orders placed in this period. Rejected and cancelled orders don’t count.',
  ],
  counting: [
    'سفارش‌های قدیمی هنوز شمرده می‌شوند؛ رقم‌ها تا پایان آن کمتر از واقعیت است.',
    'Earlier orders are still being counted; until then the figures are too low.',
  ],
  period: ['دوره', 'Period'],
  own: ['تاریخ دلخواه', 'Chosen days'],
  by: ['به تفکیک', 'By'],
  onlyShop: ['فقط {name}', 'Only {name}'],
  orders: ['سفارش‌ها', 'Orders'],
  pieces: ['عدد', 'Pieces'],
  sales: ['فروش', 'Sales'],
  salesInToman: ['فروش (تومان)', 'Sales (toman)'],
  onTime: ['ارسال به‌موقع', 'Shipped on time'],
  inTime: ['{count} به‌موقع', '{count} on time'],
  late: ['{count} با تأخیر', '{count} late'],
  turnaround: ['زمان ساخت', 'Turnaround'],
  ninetieth: ['۹۰٪ تا {days}', '90% within {days}'],
  reason: ['{name}: {count}', '{name}: {count}'],
  medianDays: ['میانهٔ ساخت (روز کاری)', 'Turnaround (days)'],
  ninetiethDays: ['صدک ۹۰ (روز کاری)', '90th pct. (days)'],
  orMore: ['{count}+', '{count}+'],
  days: ['{count} روز کاری', '{count} working days'],
  oneDay: ['۱ روز کاری', '1 working day'],
  daysOrMore: ['{count} روز کاری یا بیشتر', '{count} working days or more'],
  remakes: ['ساخت مجدد', 'Remakes'],
  breakage: ['خرابی', 'Breakage'],
  breakagePieces: ['تعداد: {count}', 'Pieces: {count}'],
  percent: ['{count}٪', '{count}%'],
  none: ['ندارد', 'None'],
  nothing: ['–', '–'],
  empty: ['در این دوره سفارشی نیست', 'No orders in this period'],
  emptyHint: [
    'دورهٔ دیگری انتخاب کنید. سفارش‌ها پس از پذیرش در گزارش می‌آیند.',
    'Choose another period. Orders are in the report once they’re accepted.',
  ],
  clear: ['همهٔ سفارش‌ها', 'All orders'],
  histogram: ['سفارش‌ها بر اساس روز کاری تا ارسال', 'Orders by working days until shipped'],
  workingDays: ['روز کاری', 'Working days'],
});

export const reportGroupNames = messages('reportGroups', {
  month: ['ماه', 'Month'],
  account: ['فروشگاه', 'Shop'],
  lens: ['عدسی', 'Lens'],
} satisfies Record<ReportGroup, Message>);

export const presetNames = messages('reportPresets', {
  twelveMonths: ['۱۲ ماه گذشته', 'Last 12 months'],
  thisMonth: ['این ماه', 'This month'],
  lastMonth: ['ماه گذشته', 'Last month'],
  thisYear: ['امسال', 'This year'],
  lastYear: ['سال گذشته', 'Last year'],
} satisfies Record<Preset, Message>);
