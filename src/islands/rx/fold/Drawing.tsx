import type { RxForm } from '../../../stores/rx/form.ts';
import { LateDrawing } from '../../drawing/toggle/LateDrawing.tsx';

const load = async () => ({ View: (await import('../drawing/DraftDrawing.tsx')).DraftDrawing });

/** Drawing of the draft, loaded on demand. */
export function Drawing({ form }: { form: RxForm }) {
  return <LateDrawing load={load} given={{ form }} />;
}
