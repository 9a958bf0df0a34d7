import { useState } from 'react';
import { compensatedEyes } from '../../../domain/draft-facts.ts';
import { eyeSides, powerFields } from '../../../domain/prescription.ts';
import type { RxDraft } from '../../../domain/rx-draft.ts';
import { writeEyeValue } from '../../../i18n/format-number.ts';
import { $locale } from '../../../stores/locale.ts';
import { focusField } from '../focus.ts';
import { contentOf, type RxForm } from '../rx-form.ts';
import { useDraft } from '../use-draft.ts';

/** Puts the compensated powers in place of the typed ones; from then on the power is the one to be worn. */
function putCompensated(form: RxForm): void {
  const draft = contentOf(form);
  const eyes = compensatedEyes(draft);
  for (const side of eyeSides) {
    const eye = eyes[side];
    if (!eye) continue;
    for (const field of powerFields) {
      const value = eye[field];
      const text = value === null ? '' : writeEyeValue(field, value, $locale.get());
      form.set(`${side}.${field}`, text);
    }
  }
  form.set('measures.refractedVertex', draft.measures.vertexDistance);
}

/** Compensation for where the glasses are worn: on offer, applied on wish, and taken back. */
export function useVertex(form: RxForm) {
  const eyes = useDraft(form, compensatedEyes);
  const [before, setBefore] = useState<RxDraft | null>(null);
  const isOffered = eyeSides.some((side) => eyes[side] !== null);
  return {
    eyes,
    isOffered,
    isApplied: before !== null && !isOffered,
    apply(): void {
      setBefore(contentOf(form));
      putCompensated(form);
      // The button goes with the offer; the changed power is what is to be seen next.
      focusField(`${eyes.right ? 'right' : 'left'}.sphere`);
    },
    undo(): void {
      if (before) {
        const { right, left, measures } = before;
        form.lay({ ...contentOf(form), right, left, measures });
      }
      setBefore(null);
      focusField('measures.vertexDistance');
    },
  };
}
