import { useState } from 'react';
import type { RxDraft } from '../../../domain/rx/draft/draft.ts';
import type { Message } from '../../../i18n/language/message.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { listAt, pathsOf, textAt } from '../../../stores/rx/paths.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { focusFirst } from '../form/focus.ts';
import { useDraft } from '../form/use-draft.ts';
import { useIssues } from '../form/use-issue.ts';
import { LatePart } from './LatePart.tsx';
import type { LateParts } from './late-parts.ts';

type FoldProps = {
  form: RxForm;
  part: keyof LateParts;
  title: Message;
  /** Beginnings of the paths of what it holds. */
  holds: readonly string[];
  /** Whether what is composed needs it. */
  isNeeded?: (draft: RxDraft) => boolean;
  /** Open and closed where it is kept elsewhere. */
  state?: { isOpen: boolean; toggle: () => void };
};

const never = () => false;

/** A part of the form behind its title. What holds a value, is needed or is wrong stays in sight. */
export function Fold({ form, part, title, holds, isNeeded = never, state }: FoldProps) {
  const [isWanted, setWanted] = useState(false);
  const [paths] = useState(() => pathsOf(...holds));
  const isForced = useDraft(
    form,
    (draft) =>
      isNeeded(draft) ||
      paths.some((path) => textAt(draft, path) !== '' || (listAt(draft, path)?.length ?? 0) > 0),
  );
  const isWrong = useIssues(form, paths).length > 0;
  const isHeld = isForced || isWrong;
  const isOpen = isHeld || (state ? state.isOpen : isWanted);
  const toggle = () => {
    if (isHeld) return;
    if (state) state.toggle();
    else setWanted(!isWanted);
    if (!isOpen) focusFirst(`rx-fold-${part}`);
  };
  return (
    <div className="rx-fold" id={`rx-fold-${part}`}>
      <button
        type="button"
        className="btn btn-link rx-fold-title"
        aria-expanded={isOpen}
        // Disabled outright it would lose the focus, and with it the form's keys.
        aria-disabled={isHeld}
        onClick={toggle}
      >
        <Icon name="chevron-down" className="mark" />
        <Text of={title} />
      </button>
      {isOpen && <LatePart form={form} part={part} />}
    </div>
  );
}
