import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { onNextPerson } from '../../stores/shell/next-person.ts';
import { type FocusPlace, placeOf } from '../base/focus-place.ts';
import { canFocus, focusOn, successorOf } from '../base/focus-successor.ts';
import { makeOthersInert } from '../base/inert-others.ts';

type DialogProps = {
  /**
   * Selector of its container: inside the page, so that it is removed with the page, and outside
   * anything that would clip it.
   */
  within: string;
  /** Id of its title. */
  labelledBy: string;
  describedBy?: string | undefined;
  className?: string;
  dialogClassName?: string;
  onClose: () => void;
  children: ReactNode;
};

/** Returns the focus to the element that had it, or to its replacement. */
function focusBack(opener: FocusPlace): void {
  focusOn(canFocus(opener.element) ? opener.element : successorOf(opener));
}

/** Makes the dialog modal while it is shown. On closing, re-enables the page and returns the focus to it. */
function useModality(labelledBy: string): () => void {
  const [opener] = useState(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement ? placeOf(activeElement) : null;
  });
  const bringBack = useRef<(() => void) | undefined>(undefined);
  // Runs in the frame that closes the dialog. react-bootstrap would do it a frame later, when the focus may have moved.
  useLayoutEffect(
    () => () => {
      bringBack.current?.();
      if (opener) focusBack(opener);
    },
    [opener],
  );
  return () => {
    const dialog = document.querySelector(`[role="dialog"][aria-labelledby="${labelledBy}"]`);
    if (dialog) bringBack.current ??= makeOthersInert(dialog);
  };
}

/** A modal dialog. When it closes, the focus returns to where it was. It closes when another user signs in. */
export function Dialog(props: DialogProps) {
  const { within, labelledBy, describedBy, onClose, children, ...classNames } = props;
  const keepPageBehind = useModality(labelledBy);
  useEffect(() => onNextPerson(onClose), [onClose]);
  return (
    <Modal
      show
      restoreFocus={false}
      onShow={keepPageBehind}
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
