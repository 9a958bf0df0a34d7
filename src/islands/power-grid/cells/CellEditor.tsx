import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { settleEdit } from '../../../stores/power-grid/edits.ts';
import { $gridNotice } from '../../../stores/power-grid/notice.ts';
import { holdOpen } from '../../../stores/shelf/open-quantities.ts';
import { keypads } from '../../../ui/forms/keypad.ts';
import { noticeId } from '../notes/GridNotice.tsx';

/** The grid's only field, inside the cell being edited. The grid handles its keys. */
export function CellEditor({ text, name }: { text: string; name: string }) {
  const field = useRef<HTMLInputElement>(null);
  const isRefused = (useStore($gridNotice)?.refused.length ?? 0) > 0;
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
  }, [text]);
  useLayoutEffect(
    () => holdOpen(() => settleEdit(field.current?.value ?? '', { isForRange: false }) === null),
    [],
  );
  return (
    <input
      ref={field}
      className="power-grid-editor"
      type="text"
      inputMode={keypads.decimal}
      autoComplete="off"
      defaultValue={text}
      aria-label={name}
      aria-invalid={isRefused || undefined}
      aria-describedby={isRefused ? noticeId : undefined}
    />
  );
}
