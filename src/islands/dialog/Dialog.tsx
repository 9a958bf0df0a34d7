import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { type FocusPlace, placeOf } from '../base/focus-place.ts';
import { canFocus, focusOn, successorOf } from '../base/focus-successor.ts';
import { makeOthersInert } from '../base/inert-others.ts';

type DialogProps = {
  /**
   * Selector of its container: inside the page, so that it is removed with it, and outside anything
   * that would clip it.
   */
  within: string;
  /** The id of its title. */
  labelledBy: string;
  describedBy?: string | undefined;
  className?: string;
  dialogClassName?: string;
  onClose: () => void;
  children: ReactNode;
};

/** Returns the focus to what had it, or to what has replaced it since. */
function focusBack(opener: FocusPlace): void {
  focusOn(canFocus(opener.element) ? opener.element : successorOf(opener));
}

/** What makes the dialog modal once it is shown. When it closes, the page is back and has the focus. */
function useModality(labelledBy: string): () => void {
  const [opener] = useState(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement ? placeOf(activeElement) : null;
  });
  const bringBack = useRef<(() => void) | undefined>(undefined);
  // In the frame that closes the dialog: react-bootstrap does it a frame later, when the focus may have moved on.
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

/** A modal dialog over the page. The focus returns to where it was as soon as it closes. */
export function Dialog(props: DialogProps) {
  const { within, labelledBy, describedBy, onClose, children, ...classNames } = props;
  const keepPageBehind = useModality(labelledBy);
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
