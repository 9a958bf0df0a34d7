import { isPrescription } from '../../domain/pasted-rx/message/is-prescription.ts';
import { readPasted } from '../../domain/pasted-rx/read-pasted.ts';
import { takeSharedText } from '../../stores/pasted-rx/shared-text.ts';
import dialogSheetUrl from '../../styles/dialog.scss?url';
import { lazySheet } from '../base/lazy-sheet.ts';
import { loadLazyStyles } from '../rx/fold/lazy-parts.ts';
import { PastedRx } from './PastedRx.tsx';
import { type Opening, type PastedText, pasteIntoField } from './PasteRx.tsx';

/**
 * The text the dialog opens with; null if there is nothing to read, such as text in a field that
 * isn't a prescription.
 */
async function toOpen(opening: Opening): Promise<PastedText | null> {
  if (opening === 'shared') {
    const text = await takeSharedText();
    return text === '' ? null : { text, field: null };
  }
  if (!opening.field || isPrescription(readPasted(opening.text))) return opening;
  pasteIntoField(opening);
  return null;
}

/** Loads the styles, and returns the component that shows messages and the text that it opens with. */
export async function partFor(opening?: Opening) {
  await Promise.all([lazySheet(dialogSheetUrl), loadLazyStyles()]);
  return { PastedRx, pasted: opening ? await toOpen(opening) : null };
}
