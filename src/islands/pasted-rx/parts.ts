import { isPrescription } from '../../domain/pasted-rx/is-prescription.ts';
import { readPasted } from '../../domain/pasted-rx/read-pasted.ts';
import { takeSharedText } from '../../stores/pasted-rx/shared-text.ts';
import dialogSheetUrl from '../../styles/dialog.scss?url';
import { lateSheet } from '../base/late-sheet.ts';
import { dressLate } from '../rx/fold/late-parts.ts';
import { PastedRx } from './PastedRx.tsx';

await Promise.all([lateSheet(dialogSheetUrl), dressLate()]);

/** What reads a pasted text; fetched with the first of them. */
export const parts = {
  PastedRx,
  isPrescriptionText: (text: string): boolean => isPrescription(readPasted(text)),
  takeSharedText,
};
