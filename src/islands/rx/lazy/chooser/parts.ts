import dialogSheetUrl from '../../../../styles/dialog.scss?url';
import chooserSheetUrl from '../../../../styles/drawing/chooser.scss?url';
import { lazySheet } from '../../../base/lazy-sheet.ts';
import { Chooser } from './Chooser.tsx';

/** Loads the comparison's styles and returns its component. */
export async function fetchChooser() {
  await Promise.all([lazySheet(dialogSheetUrl), lazySheet(chooserSheetUrl)]);
  return { Chooser };
}
