import { type ReactNode, useLayoutEffect, useState } from 'react';
import Modal from 'react-bootstrap/Modal';

type DialogProps = {
  /** The selector of what it stands in: inside the page, which takes it along, and outside what would clip it. */
  within: string;
  /** The id of its title. */
  labelledBy: string;
  describedBy?: string | undefined;
  className?: string;
  dialogClassName?: string;
  onClose: () => void;
  children: ReactNode;
};

/** Gives the focus back to what had it. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  // In the frame that closes the dialog: react-bootstrap does it a frame later, when the focus may have moved on.
  useLayoutEffect(() => {
    if (!(opener instanceof HTMLElement)) return;
    return () => opener.focus();
  }, [opener]);
}

/** A dialog over the page. The focus goes back to where it was as soon as it closes. */
export function Dialog(props: DialogProps) {
  const { within, labelledBy, describedBy, onClose, children, ...classNames } = props;
  useFocusBack();
  return (
    <Modal
      show
      restoreFocus={false}
      onHide={onClose}
      container={() => document.querySelector<HTMLElement>(within)}
      animation={false}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      {...classNames}
    >
      {children}
    </Modal>
  );
}
