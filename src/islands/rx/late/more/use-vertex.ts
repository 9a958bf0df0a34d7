import { useEffect, useState } from 'react';
import { compensatedEyes } from '../../../../domain/advice/frame-facts.ts';
import { powerFields } from '../../../../domain/optics/eye-prescription.ts';
import type { KnownDraft } from '../../../../domain/rx/draft/read-known.ts';
import { eyeSides } from '../../../../domain/vocabulary/eye.ts';
import { writeEyeValue } from '../../../../i18n/language/format-number.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { type TextPath, textAt } from '../../../../stores/rx/paths.ts';
import { knownOf } from '../../../../stores/rx/reading.ts';
import { $locale } from '../../../../stores/shell/locale.ts';
import { focusField } from '../../form/focus.ts';
import { useDraft, useKnown } from '../../form/use-draft.ts';

/** A field that was written over, and what stood there. */
interface Written {
  readonly path: TextPath;
  readonly before: string;
  readonly text: string;
}

/** What puts the compensated powers in place of the typed ones; from then on the power is the one to be worn. */
function compensation(known: KnownDraft): Written[] {
  const { draft, rx } = known;
  const eyes = compensatedEyes(known);
  const put = (path: TextPath, text: string) => ({ path, before: textAt(draft, path), text });
  const powers = eyeSides.flatMap((side) => {
    const eye = eyes[side];
    if (!eye) return [];
    const written = powerFields.map((field) => {
      const value = eye[field];
      return put(
        `${side}.${field}`,
        value === null ? '' : writeEyeValue(field, value, $locale.get()),
      );
    });
    // An addition that is in the power already would be added once more.
    return rx[side]?.add === null ? [...written, put(`${side}.add`, '')] : written;
  });
  return [...powers, put('measures.refractedVertex', draft.measures.vertexDistance)];
}

/** Compensation for where the glasses are worn: on offer, applied on wish, and taken back. */
export function useVertex(form: RxForm) {
  const eyes = useKnown(form, compensatedEyes);
  const [written, setWritten] = useState<readonly Written[]>([]);
  const isStanding = useDraft(form, (draft) =>
    written.every(({ path, text }) => textAt(draft, path) === text),
  );
  // What was typed over it, for this patient or the next, is never taken back with it.
  useEffect(() => {
    if (!isStanding) setWritten([]);
  }, [isStanding]);
  return {
    eyes,
    isOffered: eyeSides.some((side) => eyes[side] !== null),
    isApplied: written.length > 0 && isStanding,
    apply(): void {
      const changes = compensation(knownOf(contentOf(form)));
      for (const { path, text } of changes) form.set(path, text);
      setWritten(changes);
      // The button goes with the offer; the changed power is what is to be seen next.
      focusField(`${eyes.right ? 'right' : 'left'}.sphere`);
    },
    undo(): void {
      for (const { path, before } of written) form.set(path, before);
      setWritten([]);
      focusField('measures.vertexDistance');
    },
  };
}
