import type { PastedRx as Reading } from '../../domain/pasted-rx/pasted-rx.ts';
import { pastedRx } from '../../i18n/pasted-rx/pasted-rx.ts';
import { changesOfMessage } from '../../stores/pasted-rx/changes.ts';
import { contentOf } from '../../stores/rx/form.ts';
import { readNow } from '../../stores/rx/order-reading.ts';
import { afterPaint } from '../../stores/shell/after-paint.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { focusField } from '../rx/form/focus.ts';
import { useDraft } from '../rx/form/use-draft.ts';
import { useUndoableWrite } from '../rx/form/use-undoable-write.ts';
import { PastedDialog } from './PastedDialog.tsx';
import type { PastedRxProps } from './PasteRx.tsx';

const { texts } = pastedRx;

/** Reads a message, fills in the values understood, and shows the message that is sent with the order. */
export function PastedRx({ form, pasted, onClose }: PastedRxProps) {
  const { note, write, undo } = useUndoableWrite<'filled'>(form);
  const source = useDraft(form, (draft) => draft.source);
  const take = (text: string, reading: Reading) => {
    write(changesOfMessage(contentOf(form), text, reading, $locale.get()), 'filled');
    onClose();
    const [first] = readNow(contentOf(form)).issues;
    // After the closing dialog has returned the focus.
    afterPaint(() => focusField(first?.path ?? 'lens.kind'));
  };
  return (
    <>
      <div role="status" className="pasted-note">
        {note && (
          <p className="rx-note">
            {say(texts.filled)} <Button look="link" text={texts.undo} onClick={undo} />
          </p>
        )}
      </div>
      {source !== '' && (
        <details className="pasted-kept">
          <summary>{say(texts.kept)}</summary>
          <p className="pasted-source" dir="auto">
            {source}
          </p>
          <Button text={texts.drop} onClick={() => form.put('source', '')} />
        </details>
      )}
      {pasted && <PastedDialog key={pasted.text} {...{ form, pasted, onClose, take }} />}
    </>
  );
}
