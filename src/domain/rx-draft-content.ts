import { eyeFields } from './prescription.ts';
import { type EyeDraft, emptyRxDraft, type RxDraft } from './rx-draft.ts';

/** Whether nothing was typed or chosen yet. */
export function isEmptyDraft(draft: RxDraft): boolean {
  return JSON.stringify(layDraft(emptyRxDraft(), draft)) === JSON.stringify(emptyRxDraft());
}

/** Lays what was typed meanwhile over a kept draft: nothing typed is overwritten, nothing kept is lost. */
export function layDraft(kept: RxDraft, typed: RxDraft): RxDraft {
  return {
    reference: typed.reference || kept.reference,
    patient: typed.patient || kept.patient,
    remarks: typed.remarks || kept.remarks,
    eyes: typed.eyes === 'both' ? kept.eyes : typed.eyes,
    right: layEye(kept.right, typed.right),
    left: layEye(kept.left, typed.left),
    lens: {
      kind: typed.lens.kind || kept.lens.kind,
      design: typed.lens.design || kept.lens.design,
      index: typed.lens.index || kept.lens.index,
      colour: typed.lens.colour || kept.lens.colour,
      coating: typed.lens.coating || kept.lens.coating,
    },
  };
}

function layEye(kept: EyeDraft, typed: EyeDraft): EyeDraft {
  const eye = { ...kept };
  for (const field of eyeFields) eye[field] = typed[field] || kept[field];
  return eye;
}
