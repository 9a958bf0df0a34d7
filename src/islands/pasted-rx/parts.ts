import { isPrescription } from '../../domain/pasted-rx/is-prescription.ts';
import { readPasted } from '../../domain/pasted-rx/read-pasted.ts';
import dialogSheetUrl from '../../styles/dialog.scss?url';
import { lateSheet } from '../base/late-sheet.ts';
import { dressLate } from '../rx/fold/late-parts.ts';
import { PastedRx } from './PastedRx.tsx';

export { PastedRx };

await Promise.all([lateSheet(dialogSheetUrl), dressLate()]);

export const isPrescriptionText = (text: string): boolean => isPrescription(readPasted(text));
