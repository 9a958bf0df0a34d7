import { useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { people } from '../../i18n/people/people.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';

const { texts } = people;

type SecretBoxProps = {
  title: Message;
  hint: Message;
  label: Message;
  value: string;
  onClose: () => void;
};

/** Shows a new secret to copy. It isn't shown again. */
export function SecretBox({ title, hint, label, value, onClose }: SecretBoxProps) {
  const [outcome, setOutcome] = useState<Message | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => head.current?.focus(), []);
  const copy = async () => {
    secret.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setOutcome(texts.copied);
    } catch {
      setOutcome(texts.notCopied);
    }
  };
  return (
    <div className="people-link">
      <h3 ref={head} tabIndex={-1}>
        {say(title)}
      </h3>
      <p>{say(hint)}</p>
      <label className="form-label" htmlFor="people-link">
        {say(label)}
      </label>
      <input
        id="people-link"
        className="form-control"
        ref={secret}
        dir="ltr"
        readOnly
        value={value}
      />
      <p className="people-buttons">
        <Button look="primary" text={texts.copy} onClick={() => void copy()} />
        <Button text={texts.done} onClick={onClose} />
        <span role="status">{outcome && say(outcome)}</span>
      </p>
    </div>
  );
}
