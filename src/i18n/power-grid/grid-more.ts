import { messages } from '../language/message.ts';

/** The panel beside the power grid: files, reorders and templates. Its content loads when opened. */
export const gridMore = messages('gridMore', {
  open: ['فایل و الگوها', 'Import, export & templates'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  failed: ['بارگذاری نشد. دوباره تلاش کنید.', 'This didn’t load. Try again.'],
});
