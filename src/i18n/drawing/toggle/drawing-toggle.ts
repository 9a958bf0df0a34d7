import { messages } from '../../language/message.ts';

/** Texts shown before the drawing loads. */
export const drawingToggle = messages('drawingToggle', {
  show: ['طرح فریم و ضخامت', 'Drawing and thickness'],
  hide: ['بستن طرح', 'Close the drawing'],
  loading: ['طرح در حال بارگذاری است…', 'Loading the drawing…'],
});
