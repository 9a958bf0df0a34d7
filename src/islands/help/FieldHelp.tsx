import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { HelpTopic } from '../../i18n/help/help.ts';
import { helpButton } from '../../i18n/help/help-button.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const text = lazy(async () => (await import('./HelpText.tsx')).HelpText);

type FieldHelpProps = { topic: HelpTopic; of: Message };

/** A button that explains a field. Escape or another click closes the explanation, which loads on demand. */
export function FieldHelp({ topic, of }: FieldHelpProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Keeps a surrounding dialog open.
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is pressed on the button inside.
    <span className="field-help" onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={button}
        className="btn btn-link"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="question-circle" />
        <span className="visually-hidden">{say(fill(helpButton.texts.about, { what: of }))}</span>
      </button>
      <span id={id} role="status" hidden={!isOpen} className="field-help-text">
        {isOpen && <Lazy of={text} given={{ topic }} />}
      </span>
    </span>
  );
}
