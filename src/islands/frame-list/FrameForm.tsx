import { useState } from 'react';
import type { ListedFrame } from '../../domain/frame-list/frame-entry.ts';
import {
  type FrameFault,
  readTypedFrame,
  type TypedFrame,
} from '../../domain/frame-list/typed-frame.ts';
import { frameFaults, frameList as words } from '../../i18n/frame-list/frame-list.ts';
import { newId } from '../../stores/device/records/new-id.ts';
import {
  type FrameResult,
  removeFrame,
  saveFrame,
  setFramePicture,
  typedFrame,
} from '../../stores/frame-list/frame-list.ts';
import { toast } from '../../stores/shell/toasts.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FormProblem } from '../../ui/forms/FormProblem.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useHeldForm } from '../forms/use-held-form.ts';
import { faultsIn, useTypedForm } from '../forms/use-typed-form.ts';
import { FrameFields } from './FrameFields.tsx';
import { PictureField } from './PictureField.tsx';
import { RemoveButton } from './RemoveButton.tsx';

const { texts } = words;

type FrameFormProps = { frame: ListedFrame | null; onDone: () => void };

/** Adds or edits a frame. A new frame's id is generated once, so that a retry adds nothing twice. */
export function FrameForm({ frame, onDone }: FrameFormProps) {
  const [id] = useState(() => frame?.id ?? newId());
  const [picture, setPicture] = useState<File | null>(null);
  const [problem, setProblem] = useState<Exclude<FrameResult, 'done' | 'taken'> | null>(null);
  const form = useTypedForm<TypedFrame, FrameFault>({
    id: 'frame',
    start: typedFrame(frame),
    faultsOf: (typed) => faultsIn(readTypedFrame(typed)),
    say: (fault) => frameFaults.texts[fault],
  });
  const { forget } = useHeldForm(form, { name: `frame ${frame?.id ?? 'new'}` });
  const choosePicture = (chosen: File | null) => {
    setPicture(chosen);
    setProblem((now) => (now === 'picture' ? null : now));
  };
  const end = (result: FrameResult, text: (typeof texts)['saved' | 'removed']) => {
    if (result === 'taken') return form.refuse({ model: 'taken' });
    if (result !== 'done') return setProblem(result);
    forget();
    toast({ kind: 'success', text });
    onDone();
  };
  const save = form.handleSubmit(async (typed) => {
    const read = readTypedFrame(typed);
    if ('faults' in read) return;
    setProblem(null);
    const saved = await saveFrame(id, read.entry);
    const isPictured = saved === 'done' && picture !== null;
    end(isPictured ? await setFramePicture(id, picture) : saved, texts.saved);
  });
  return (
    <form className="event-form" noValidate onSubmit={save}>
      <FrameFields form={form} />
      <PictureField frame={frame} isRefused={problem === 'picture'} onChoose={choosePicture} />
      <FormProblem
        id="frame-problem"
        text={problem === 'picture' ? null : problem && texts[problem]}
      />
      <p className="event-buttons">
        <SubmitButton label={texts.save} isBusy={form.formState.isSubmitting} />
        <Button
          text={texts.cancel}
          onClick={() => {
            forget();
            onDone();
          }}
        />
        {frame && (
          <RemoveButton
            text={texts.remove}
            really={texts.reallyRemove}
            onRemove={async () => end(await removeFrame(id), texts.removed)}
          />
        )}
      </p>
    </form>
  );
}
