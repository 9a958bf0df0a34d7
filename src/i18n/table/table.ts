import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';
import { loading } from './loading.ts';

/** Texts of the lab's lists. */
export const table = messages('table', {
  loading,
  more: ['ردیف‌های بعدی', 'Show more'],
  shown: ['{count} ردیف', 'Rows: {count}'],
  shownFirst: ['{count} ردیف نخست', 'The first {count} rows'],
  search: ['جستجو', 'Search'],
  none: ['چیزی پیدا نشد', 'Nothing found'],
  noneHint: ['جستجو یا فیلترها را تغییر دهید.', 'Change the search or the filters.'],
  clearFilters: ['پاک کردن فیلترها', 'Clear filters'],
  offline: ['اینترنت قطع است.', 'You’re offline.'],
  failed: ['سرور پاسخ نداد.', 'The server didn’t answer.'],
  unread: ['فهرست بارگذاری نشد', 'The list didn’t load'],
  again: common.again,
});
