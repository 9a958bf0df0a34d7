import { useRef, useState } from 'react';
import type { EntryAsked } from '../../../domain/ledger/typed-entry.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { ledgerDesk } from '../../../i18n/ledger/ledger-desk.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import dialogSheet from '../../../styles/dialog.scss?url';
import { say } from '../../../ui/base/say.tsx';
import { Lazy } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';

type ButtonProps = {
  asked: EntryAsked;
  /** Title of the dialog, and the button's name for screen readers. */
  title: Message;
  label?: Message;
  className: string;
};

const dialog = lazy(async () => (await import('./EntryDialog.tsx')).EntryDialog, dialogSheet);

/** Opens the dialog that posts an entry. */
export function EntryButton({ asked, title, label, className }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const done = () => {
    close();
    toast({ kind: 'success', text: ledgerDesk.texts.posted });
  };
  return (
    <>
      <button type="button" className={className} ref={button} onClick={() => setOpen(true)}>
        {label && <span aria-hidden="true">{say(label)}</span>}
        <span className={label && 'visually-hidden'}>{say(title)}</span>
      </button>
      {isOpen && <Lazy of={dialog} given={{ asked, title, onDone: done, onClose: close }} />}
    </>
  );
}
