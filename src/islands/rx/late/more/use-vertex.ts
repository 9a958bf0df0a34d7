import { compensatedEyes } from '../../../../domain/advice/frame-facts.ts';
import { powerFields } from '../../../../domain/optics/eye-prescription.ts';
import type { KnownDraft } from '../../../../domain/rx/draft/read-known.ts';
import { eyeSides } from '../../../../domain/vocabulary/eye.ts';
import { writeEyeValue } from '../../../../i18n/language/format-number.ts';
import { contentOf, type RxForm, type TextChange } from '../../../../stores/rx/form.ts';
import { knownOf } from '../../../../stores/rx/reading.ts';
import { $locale } from '../../../../stores/shell/locale.ts';
import { focusField } from '../../form/focus.ts';
import { useKnown } from '../../form/use-draft.ts';
import { useWritten } from '../../form/use-written.ts';

/** What puts the compensated powers in place of the typed ones; from then on the power is the one to be worn. */
function compensation(known: KnownDraft): TextChange[] {
  const { draft, rx } = known;
  const eyes = compensatedEyes(known);
  const powers = eyeSides.flatMap((side): TextChange[] => {
    const eye = eyes[side];
    if (!eye) return [];
    const written = powerFields.map((field) => {
      const value = eye[field];
      const text = value === null ? '' : writeEyeValue(field, value, $locale.get());
      return { path: `${side}.${field}` as const, text };
    });
    // An addition that is in the power already would be added once more.
    return rx[side]?.add === null ? [...written, { path: `${side}.add`, text: '' }] : written;
  });
  return [...powers, { path: 'measures.refractedVertex', text: draft.measures.vertexDistance }];
}

/** Compensation for where the glasses are worn: offered, applied when asked for, and taken back. */
export function useVertex(form: RxForm) {
  const eyes = useKnown(form, compensatedEyes);
  const { note, write, undo } = useWritten<'applied'>(form);
  return {
    eyes,
    isOffered: eyeSides.some((side) => eyes[side] !== null),
    isApplied: note !== null,
    apply(): void {
      write(compensation(knownOf(contentOf(form))), 'applied');
      // The button goes with the offer; the changed power is what is to be seen next.
      focusField(`${eyes.right ? 'right' : 'left'}.sphere`);
    },
    undo(): void {
      undo();
      focusField('measures.vertexDistance');
    },
  };
}
