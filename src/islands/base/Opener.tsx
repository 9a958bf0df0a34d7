import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../../ui/base/say.tsx';

type OpenerProps = { text: Message; children: (close: () => void) => ReactNode };

/** A button, or what it opens in its place; the focus returns to it. */
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
