import type { RxForm } from '../../../stores/rx/form.ts';
import drawingSheet from '../../../styles/drawing.scss?url';
import { lazy } from '../../base/lazy-code.ts';
import { LazyDrawing } from '../../drawing/toggle/LazyDrawing.tsx';

const drawing = lazy(
  async () => (await import('../drawing/DraftDrawing.tsx')).DraftDrawing,
  drawingSheet,
);

/** Drawing of the draft, loaded on demand. */
export function Drawing({ form }: { form: RxForm }) {
  return <LazyDrawing of={drawing} given={{ form }} />;
}
