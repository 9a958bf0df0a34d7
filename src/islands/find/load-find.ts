import findSheet from '../../styles/find/find.scss?url';
import { lazySheet } from '../base/lazy-sheet.ts';
import { FindDialog } from './FindDialog.tsx';

/** The dialog, once its stylesheet applies. */
export async function loadFind(): Promise<typeof FindDialog> {
  await lazySheet(findSheet);
  return FindDialog;
}
