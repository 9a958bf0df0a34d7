import { compensatedEyes } from '../../../../domain/advice/frame-facts.ts';
import { powerFields } from '../../../../domain/optics/eye-fields.ts';
import type { KnownDraft } from '../../../../domain/rx/draft/read-known.ts';
import { eyeSides } from '../../../../domain/vocabulary/eye.ts';
import { writeEyeValue } from '../../../../i18n/language/format-optics.ts';
import { contentOf, type RxForm, type TextChange } from '../../../../stores/rx/form.ts';
import { knownOf } from '../../../../stores/rx/reading.ts';
import { $locale } from '../../../../stores/shell/locale.ts';
import { focusField } from '../../form/focus.ts';
import { useKnown } from '../../form/use-draft.ts';
import { useUndoableWrite } from '../../form/use-undoable-write.ts';

/** Changes that replace the entered powers with the compensated ones, which then count as worn powers. */
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
    // The addition is already part of the power and must not be added again.
    return rx[side]?.add === null ? [...written, { path: `${side}.add`, text: '' }] : written;
  });
  return [...powers, { path: 'measures.refractedVertex', text: draft.measures.vertexDistance }];
}

/** Vertex compensation that can be applied and undone. */
export function useVertex(form: RxForm) {
  const eyes = useKnown(form, compensatedEyes);
  const { note, write, undo } = useUndoableWrite<'applied'>(form);
  return {
    eyes,
    isOffered: eyeSides.some((side) => eyes[side] !== null),
    isApplied: note !== null,
    apply(): void {
      write(compensation(knownOf(contentOf(form))), 'applied');
      // The button disappears with the offer, so the focus moves to the changed power.
      focusField(`${eyes.right ? 'right' : 'left'}.sphere`);
    },
    undo(): void {
      undo();
      focusField('measures.vertexDistance');
    },
  };
}
