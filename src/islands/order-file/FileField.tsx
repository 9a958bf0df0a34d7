import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { orderFile } from '../../i18n/order-file/order-file.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { useDroppedFiles } from '../dropped-files/use-dropped-files.ts';

const { texts } = orderFile;

type FileProps = {
  file: File | null;
  error: Message | null;
  onFile: (file: File | null) => void;
};

/** A button to choose the file. The browser's own button would be in the browser's language. */
export function FileField({ file, error, onFile }: FileProps) {
  const input = useRef<HTMLInputElement>(null);
  useDroppedFiles(([dropped]) => dropped && onFile(dropped));
  useLayoutEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  return (
    <div>
      <label className="btn btn-outline-primary file-source">
        {say(texts.choose)}
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'order-file-fault' : 'order-file-name'}
          onChange={({ currentTarget }) => onFile(currentTarget.files?.[0] ?? null)}
        />
      </label>{' '}
      <bdi id="order-file-name">{file?.name}</bdi>
      {error && <FieldMessage id="order-file-fault" text={error} />}
    </div>
  );
}
