import { useState } from 'react';
import type { RxDraft } from '../../../domain/rx/draft/draft.ts';
import type { Message } from '../../../i18n/language/message.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { listAt, pathsOf, textAt } from '../../../stores/rx/paths.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { focusFirst } from '../form/focus.ts';
import { useDraft } from '../form/use-draft.ts';
import { useIssues } from '../form/use-issue.ts';
import { LazyPart } from './LazyPart.tsx';
import type { LazyParts } from './lazy-parts.ts';

type FoldProps = {
  form: RxForm;
  part: keyof LazyParts;
  title: Message;
  /** Path prefixes of the section's fields. */
  holds: readonly string[];
  /** Whether the draft needs it open. */
  isNeeded?: (draft: RxDraft) => boolean;
  /** State kept by the caller. */
  state?: { isOpen: boolean; toggle: () => void };
};

const never = () => false;

/** A collapsible section of the form. It stays open while it has a value, is needed, or has an issue. */
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
        // A disabled button would lose the focus, and the form would stop receiving keys.
        aria-disabled={isHeld}
        onClick={toggle}
      >
        <Icon name="chevron-down" className="mark" />
        {say(title)}
      </button>
      {isOpen && <LazyPart form={form} part={part} />}
    </div>
  );
}
