import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../../ui/base/say.tsx';

type OpenerProps = { text: Message; children: (close: () => void) => ReactNode };

/** A button that its content replaces while open. On closing, the focus returns to the button. */
export function Opener({ text, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return children(() => setOpen(false));
  return (
    <button type="button" className="btn btn-primary" ref={button} onClick={() => setOpen(true)}>
      {say(text)}
    </button>
  );
}
