import { type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import type { Message } from '../../i18n/language/message.ts';
import { Text } from '../../ui/base/Text.tsx';

/** Inside the page, which takes it along. */
const container = () => document.querySelector<HTMLElement>('#main');

type LabDialogProps = {
  title: Message;
  /** Whether it holds a table or a long form. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog of the lab's screens. The focus goes back to where it was when it closes. */
export function LabDialog({ title, isWide, onClose, children }: LabDialogProps) {
  const id = useId();
  return (
    <Modal
      show
      onHide={onClose}
      container={container}
      animation={false}
      className={isWide ? 'lab-dialog wide' : 'lab-dialog'}
      aria-labelledby={id}
    >
      <h2 id={id}>
        <Text of={title} />
      </h2>
      {children}
    </Modal>
  );
}
