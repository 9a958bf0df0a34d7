import type { ClipboardEvent, KeyboardEvent } from 'react';
import { linesIn, onOneLine } from '../../domain/stock-line/pasted-lines.ts';
import { stockSingle } from '../../i18n/stock/stock-single.ts';
import {
  $single,
  $undoable,
  changeSingle,
  nothingTyped,
  undoLines,
} from '../../stores/stock/single.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import { useStoredValue } from '../shelf/use-stored-value.ts';
import { focusField } from './focus-field.ts';
import { isPlainEnter, type LineEntry } from './use-entry.ts';

const { texts } = stockSingle;

/** The key's code, because on a Persian keyboard it types another letter. */
function isUndoKey({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return code === 'KeyZ' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** The line as one text: `-2.00 -0.50 x2`. Enter adds it. */
export function TypedLine({ entry }: { entry: LineEntry }) {
  const { line } = useLive($single, nothingTyped);
  const field = useStoredValue<HTMLInputElement>(line);
  const add = () => {
    entry.add();
    focusField('line');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isUndoKey(event) && $undoable.get()?.what === 'added') {
      event.preventDefault();
      entry.clearErrors();
      undoLines();
    }
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    add();
  };
  const change = (line: string) => {
    entry.clearErrors();
    changeSingle({ line });
  };
  // The browser would join the lines of a list without a mark between them.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = linesIn(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    const text = onOneLine(pasted);
    // Only text inserted like this can be undone by Ctrl+Z; `setRangeText` mixes up the browser's steps.
    if (document.execCommand('insertText', false, text)) return;
    // Firefox before version 89 refuses in a field.
    const { currentTarget: input } = event;
    input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    change(input.value);
  };
  return (
    <div className="stock-single-line">
      <label className="form-label" htmlFor="line">
        {say(texts.line)}
      </label>
      <div className="stock-single-typed">
        <input
          type="text"
          className="form-control number"
          id="line"
          name="line"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          aria-describedby="line-answer"
          aria-invalid={entry.showsErrors || undefined}
          ref={field}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
        <Button look="primary" icon="plus-lg" text={texts.add} onClick={add} />
      </div>
    </div>
  );
}
