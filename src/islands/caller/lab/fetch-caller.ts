import sheet from '../../../styles/lab/caller.scss?url';
import { lateSheet } from '../../base/late-sheet.ts';

/** Fetches the field with its styles. */
export async function fetchCaller() {
  const [{ CallerField }] = await Promise.all([import('./CallerField.tsx'), lateSheet(sheet)]);
  return { CallerField };
}
