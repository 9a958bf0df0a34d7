import { LateDrawing } from '../drawing/LateDrawing.tsx';
import type { RxForm } from './rx-form.ts';

const load = async () => ({ View: (await import('./DraftDrawing.tsx')).DraftDrawing });

/** The drawing of what is being composed, fetched once it is asked for. */
export function Drawing({ form }: { form: RxForm }) {
  return <LateDrawing load={load} given={{ form }} />;
}
