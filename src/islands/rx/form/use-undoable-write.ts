import { useEffect, useState } from 'react';
import { contentOf, type RxForm, type TextChange } from '../../../stores/rx/form.ts';
import { textAt } from '../../../stores/rx/paths.ts';
import { useDraft } from './use-draft.ts';

type Written<Note> = {
  note: Note;
  changes: readonly TextChange[];
  before: readonly TextChange[];
};

/**
 * Writes several fields at once for a button or a rule, and can undo it until one of them changes, so that undo never
 * removes later input.
 */
export function useUndoableWrite<Note>(form: RxForm) {
  const [written, setWritten] = useState<Written<Note> | null>(null);
  const isUnchanged = useDraft(
    form,
    (draft) => written?.changes.every(({ path, text }) => textAt(draft, path) === text) ?? true,
  );
  useEffect(() => {
    if (!isUnchanged) setWritten(null);
  }, [isUnchanged]);
  return {
    /** Null once it can no longer be undone. */
    note: written && isUnchanged ? written.note : null,
    write(changes: readonly TextChange[], note: Note): void {
      const draft = contentOf(form);
      const before = changes.map(({ path }) => ({ path, text: textAt(draft, path) }));
      form.setAll(changes);
      setWritten({ note, changes, before });
    },
    undo(): void {
      if (written) form.setAll(written.before);
      setWritten(null);
    },
  };
}
