import type { RxDraft } from '../../../domain/rx/draft/draft.ts';
import { contentOf, type RxForm } from '../../../stores/rx/form.ts';
import { eyePaths, textAt } from '../../../stores/rx/paths.ts';
import { focusField } from '../form/focus.ts';
import { useUndoableWrite } from '../form/use-undoable-write.ts';

const isWritten = (draft: RxDraft) => eyePaths.left.some((path) => textAt(draft, path) !== '');

/** The right eye's values, for the left eye's fields. */
const copied = (draft: RxDraft) =>
  eyePaths.left.map((path) => ({ path, text: textAt(draft, path.replace('left', 'right')) }));

/** Copies the right eye to the left. Replaced values can be restored. */
export function useEyeCopy(form: RxForm) {
  const { note, write, undo } = useUndoableWrite<'replaced'>(form);
  return {
    isReplaced: note !== null,
    copy(): void {
      const draft = contentOf(form);
      const changes = copied(draft);
      const isSame = changes.every(({ path, text }) => textAt(draft, path) === text);
      if (isWritten(draft) && !isSame) write(changes, 'replaced');
      else form.setAll(changes);
    },
    undo(): void {
      undo();
      focusField('left.sphere');
    },
  };
}
