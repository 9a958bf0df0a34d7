import type { RxForm } from '../../../stores/rx/form.ts';
import drawingSheet from '../../../styles/drawing.scss?url';
import { late } from '../../base/late-code.ts';
import { LateDrawing } from '../../drawing/toggle/LateDrawing.tsx';

const drawing = late(
  async () => (await import('../drawing/DraftDrawing.tsx')).DraftDrawing,
  drawingSheet,
);

/** Drawing of the draft, loaded on demand. */
export function Drawing({ form }: { form: RxForm }) {
  return <LateDrawing of={drawing} given={{ form }} />;
}
