import { type ReactNode, useId } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../../ui/base/say.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

type LabDialogProps = {
  title: Message;
  /** For a table or a long form. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog on the lab's screens. */
export function LabDialog({ title, isWide, onClose, children }: LabDialogProps) {
  const id = useId();
  return (
    <Dialog
      within="#main"
      labelledBy={id}
      className={isWide ? 'lab-dialog wide' : 'lab-dialog'}
      onClose={onClose}
    >
      <h2 id={id}>{say(title)}</h2>
      {children}
    </Dialog>
  );
}
