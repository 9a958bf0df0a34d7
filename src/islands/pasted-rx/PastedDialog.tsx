import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PastedRx } from '../../domain/pasted-rx/pasted-rx.ts';
import { longestPasted, readPasted } from '../../domain/pasted-rx/read-pasted.ts';
import { pastedRx } from '../../i18n/pasted-rx/pasted-rx.ts';
import type { RxForm } from '../../stores/rx/form.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { NothingRead } from './NothingRead.tsx';
import { type PastedText, pasteIntoField } from './PasteRx.tsx';
import { Review } from './Review.tsx';

const { texts } = pastedRx;

type AskProps = { text: string; onText: (text: string) => void; onClose: () => void };

/** Asks for the message, for devices without a keyboard to paste with. Pasted text is read immediately. */
function AskText({ text, onText, onClose }: AskProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState<'nothing' | 'tooLong' | null>(faultOf(text));
  useLayoutEffect(() => field.current?.focus(), []);
  const read = () => {
    const typed = field.current?.value ?? '';
    const found = faultOf(typed) ?? (typed.trim() === '' ? 'nothing' : null);
    setFault(found);
    if (found === null) onText(typed);
  };
  const type = ({ nativeEvent }: FormEvent<HTMLTextAreaElement>) => {
    if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') read();
  };
  return (
    <>
      <label className="form-label" htmlFor="pasted-text">
        {say(texts.paste)}
      </label>
      <textarea
        ref={field}
        id="pasted-text"
        className="form-control"
        dir="auto"
        rows={6}
        maxLength={longestPasted + 1}
        defaultValue={text}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'pasted-fault' : undefined}
        onInput={type}
      />
      {fault && <FieldMessage id="pasted-fault" text={texts[fault]} />}
      {fault === 'nothing' && <NothingRead />}
      <p className="pasted-actions">
        <Button look="primary" text={texts.read} onClick={read} />
        <Button text={texts.cancel} onClick={onClose} />
      </p>
    </>
  );
}

function faultOf(text: string): 'nothing' | 'tooLong' | null {
  if (text === '') return null;
  const reading = readPasted(text);
  if (reading.isTooLong) return 'tooLong';
  return reading.values.length + reading.questions.length > 0 ? null : 'nothing';
}

type PastedDialogProps = {
  form: RxForm;
  pasted: PastedText;
  onClose: () => void;
  take: (text: string, reading: PastedRx) => void;
};

/** Shows a message with the values understood, asks about doubtful parts, and fills in the form. */
export function PastedDialog({ form, pasted, onClose, take }: PastedDialogProps) {
  const [text, setText] = useState(pasted.text);
  const [isAsking, setAsking] = useState(pasted.text === '' || faultOf(pasted.text) !== null);
  const pasteAsIs = () => {
    onClose();
    pasteIntoField(pasted);
  };
  return (
    // Outside the form, so that the form doesn't handle its keys.
    <Dialog
      within="#main"
      labelledBy="pasted-title"
      describedBy={isAsking ? undefined : 'pasted-count'}
      dialogClassName="pasted"
      onClose={onClose}
    >
      <div className="pasted-body">
        <h2 id="pasted-title">{say(texts.title)}</h2>
        {isAsking ? (
          <AskText
            text={text}
            onText={(next) => {
              setText(next);
              setAsking(false);
            }}
            onClose={onClose}
          />
        ) : (
          <Review
            {...{ form, text }}
            onClose={onClose}
            onTake={(reading) => take(text, reading)}
            onOther={() => setAsking(true)}
            onAsIs={pasted.field && text === pasted.text ? pasteAsIs : undefined}
          />
        )}
      </div>
    </Dialog>
  );
}
