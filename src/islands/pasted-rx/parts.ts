import { isPrescription } from '../../domain/pasted-rx/message/is-prescription.ts';
import { readPasted } from '../../domain/pasted-rx/read-pasted.ts';
import { takeSharedText } from '../../stores/pasted-rx/shared-text.ts';
import dialogSheetUrl from '../../styles/dialog.scss?url';
import { lazySheet } from '../base/lazy-sheet.ts';
import { loadLazyStyles } from '../rx/fold/lazy-parts.ts';
import { PastedRx } from './PastedRx.tsx';
import { giveBack, type Opening, type PastedText } from './PasteRx.tsx';

/**
 * What the dialog opens with; null where there is nothing to read, such as a field's text that is
 * not a prescription.
 */
async function toOpen(opening: Opening): Promise<PastedText | null> {
  if (opening === 'shared') {
    const text = await takeSharedText();
    return text === '' ? null : { text, field: null };
  }
  if (!opening.field || isPrescription(readPasted(opening.text))) return opening;
  giveBack(opening);
  return null;
}

/** What shows messages, with its styles, and the text that it opens with. */
export async function partFor(opening?: Opening) {
  await Promise.all([lazySheet(dialogSheetUrl), loadLazyStyles()]);
  return { PastedRx, pasted: opening ? await toOpen(opening) : null };
}
