import dialogSheetUrl from '../../../../styles/dialog.scss?url';
import chooserSheetUrl from '../../../../styles/drawing/chooser.scss?url';
import { lateSheet } from '../../../base/late-sheet.ts';
import { Chooser } from './Chooser.tsx';

/** The comparison with its styles. */
export async function fetchChooser() {
  await Promise.all([lateSheet(dialogSheetUrl), lateSheet(chooserSheetUrl)]);
  return { Chooser };
}
