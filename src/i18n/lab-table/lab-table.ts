import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Texts of the tables on the lab's screens. */
export const labTable = messages('labTable', {
  loading: ['در حال بارگذاری…', 'Loading…'],
  more: ['ردیف‌های بعدی', 'Show more'],
  shown: ['{count} ردیف', 'Rows: {count}'],
  shownFirst: ['{count} ردیف نخست', 'The first {count} rows'],
  selectAll: ['انتخاب همهٔ ردیف‌های این فهرست', 'Select all rows listed'],
  select: ['انتخاب {name}', 'Select {name}'],
  selected: ['{count} ردیف انتخاب شد', '{count} rows selected'],
  clear: ['لغو انتخاب', 'Clear selection'],
  search: ['جستجو', 'Search'],
  none: ['چیزی پیدا نشد', 'Nothing found'],
  noneHint: ['جستجو یا فیلترها را تغییر دهید.', 'Change the search or the filters.'],
  clearFilters: ['پاک کردن فیلترها', 'Clear filters'],
  offline: ['اینترنت قطع است.', 'You’re offline.'],
  failed: ['سرور پاسخ نداد.', 'The server couldn’t answer.'],
  unread: ['فهرست بارگذاری نشد', 'The list didn’t load'],
  again: common.again,
});
