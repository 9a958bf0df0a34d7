import { type DragEvent, useState } from 'react';
import { traceFile } from '../../../../i18n/rx/lazy/trace.ts';
import { traceMessage } from '../../../../i18n/rx/lazy/trace-message.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { FieldMessage } from '../../../../ui/base/FieldMessage.tsx';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { useDroppedFiles } from '../../../dropped-files/use-dropped-files.ts';
import { useDraft } from '../../form/use-draft.ts';
import { TraceFacts } from './TraceFacts.tsx';
import { useTrace } from './use-trace.ts';

const { texts } = traceFile;

/** Takes the frame's shape from a tracer file, chosen or dropped. It is read on the device. */
export function TraceField({ form }: { form: RxForm }) {
  const trace = useDraft(form, (draft) => draft.trace);
  const { problem, isReading, mismatches, take, remove } = useTrace(form);
  const [isOver, setOver] = useState(false);
  useDroppedFiles(([file]) => {
    setOver(false);
    take(file);
  });
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the field inside.
    <div
      className="rx-trace"
      data-over={isOver}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
    >
      <label className="btn btn-outline-primary">
        <Icon name="eyeglasses" />
        {say(texts.choose)}
        <input
          type="file"
          className="visually-hidden"
          name="trace"
          accept=".oma,.vca,.txt,text/plain"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'trace-issue' : 'trace-hint'}
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
      <div id="trace-hint" role="status">
        {isReading && say(texts.reading)}
        {!isReading && trace && <TraceFacts trace={trace} mismatches={mismatches} />}
        {!isReading && !trace && say(texts.drop)}
      </div>
      {trace && <Button look="link" text={texts.remove} onClick={remove} />}
      {problem && (
        <FieldMessage
          id="trace-issue"
          text={problem === 'notRead' ? texts.notRead : traceMessage(problem)}
        />
      )}
    </div>
  );
}
