import { messages } from '../message.ts';

/** What is said before the drawing itself is fetched. */
export const drawingDoor = messages('drawingDoor', {
  show: ['نقشه و ضخامت عدسی', 'Drawing and thickness'],
  hide: ['بستن نقشه', 'Close the drawing'],
  loading: ['نقشه در راه است…', 'The drawing is on its way…'],
  failed: [
    'نقشه دریافت نشد. پس از برقراری ارتباط دوباره باز کنید.',
    'The drawing could not be fetched. Open it again once the line is back.',
  ],
});
