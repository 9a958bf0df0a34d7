import type { KeyboardEvent } from 'react';
import { stockSingle } from '../../i18n/stock/stock-single.ts';
import { $single, changeSingle, nothingTyped } from '../../stores/stock/single.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import { useStoredValue } from '../shelf/use-stored-value.ts';
import { focusField } from './focus-field.ts';
import { isPlainEnter, type LineEntry } from './use-entry.ts';

const { texts } = stockSingle;

/** The line as one text: `-2.00 -0.50 x2`. Enter adds it. */
export function TypedLine({ entry }: { entry: LineEntry }) {
  const { line } = useLive($single, nothingTyped);
  const field = useStoredValue<HTMLInputElement>(line);
  const add = () => {
    entry.add();
    focusField('line');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    add();
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
          onInput={(event) => {
            entry.clearErrors();
            changeSingle({ line: event.currentTarget.value });
          }}
        />
        <Button look="primary" icon="plus-lg" text={texts.add} onClick={add} />
      </div>
    </div>
  );
}
