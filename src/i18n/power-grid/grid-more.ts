import { messages } from '../language/message.ts';

/** The panel beside the power grid: files, reorders and templates. What it holds is fetched when it is opened. */
export const gridMore = messages('gridMore', {
  open: ['فایل و الگوها', 'Import, export & templates'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  failed: ['بارگذاری نشد. دوباره تلاش کنید.', 'This didn’t load. Try again.'],
});
