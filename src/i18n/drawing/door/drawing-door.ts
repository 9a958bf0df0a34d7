import { messages } from '../../language/message.ts';

/** What is said before the drawing itself is fetched. */
export const drawingDoor = messages('drawingDoor', {
  show: ['طرح فریم و ضخامت', 'Drawing and thickness'],
  hide: ['بستن طرح', 'Close the drawing'],
  loading: ['طرح در حال بارگذاری است…', 'Loading the drawing…'],
  failed: [
    'طرح بارگذاری نشد. پس از وصل شدن اینترنت دوباره باز کنید.',
    'The drawing could not be loaded. Open it again once you’re online.',
  ],
});
