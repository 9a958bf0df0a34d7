import { useId, useLayoutEffect, useRef } from 'react';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { tableFile } from '../../i18n/table-file/table-file.ts';
import type { ImportStep } from '../../stores/table-file/import.ts';
import { say } from '../../ui/base/say.tsx';
import { useDroppedFiles } from '../dropped-files/use-dropped-files.ts';

const { texts } = tableFile;

type ChooseFileProps<Row> = { step: ImportStep<Row>; onChoose: (file: File) => void };

/** Box to choose a file, which can also be dropped anywhere; shows the progress of reading it. */
export function ChooseFile<Row>({ step, onChoose }: ChooseFileProps<Row>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  useDroppedFiles(([file]) => file && onChoose(file));
  return (
    <div className="file-box">
      <label htmlFor={id}>{say(texts.drop)}</label>
      <input
        id={id}
        ref={input}
        type="file"
        className="form-control"
        accept=".csv,.tsv,.txt,.xlsx"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          // Allows choosing the same file again after it was corrected.
          currentTarget.value = '';
        }}
      />
      <p role="status">
        {step.kind === 'reading' &&
          say(
            fill(texts.reading, {
              name: step.name,
              percent: countText(step.percent),
            }),
          )}
      </p>
    </div>
  );
}
