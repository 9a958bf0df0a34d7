import dialogSheetUrl from '../../../../styles/dialog.scss?url';
import chooserSheetUrl from '../../../../styles/drawing/chooser.scss?url';
import { lazySheet } from '../../../base/lazy-sheet.ts';
import { Chooser } from './Chooser.tsx';

/** The comparison with its styles. */
export async function fetchChooser() {
  await Promise.all([lazySheet(dialogSheetUrl), lazySheet(chooserSheetUrl)]);
  return { Chooser };
}
