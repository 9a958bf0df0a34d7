import { useEffect, useState } from 'react';
import type { EyeDraft, RxDraft } from '../../../domain/rx/draft/draft.ts';
import { contentOf, type RxForm } from '../../../stores/rx/form.ts';
import { eyePaths, textAt } from '../../../stores/rx/paths.ts';
import { focusField } from '../form/focus.ts';
import { useDraft } from '../form/use-draft.ts';

const isWritten = (draft: RxDraft) => eyePaths.left.some((path) => textAt(draft, path) !== '');

/** Copies the right eye to the left. What stood there is not lost: it comes back as long as nothing was changed. */
export function useEyeCopy(form: RxForm) {
  const [made, setMade] = useState<{ copied: EyeDraft; before: EyeDraft } | null>(null);
  const isStanding = useDraft(form, ({ left }) => made === null || left === made.copied);
  useEffect(() => {
    if (!isStanding) setMade(null);
  }, [isStanding]);
  return {
    isOver: made !== null && isStanding,
    copy(): void {
      const draft = contentOf(form);
      const { right: copied, left: before } = draft;
      form.put('left', copied);
      if (isWritten(draft) && before !== copied) setMade({ copied, before });
    },
    undo(): void {
      if (made) form.put('left', made.before);
      focusField('left.sphere');
    },
  };
}
