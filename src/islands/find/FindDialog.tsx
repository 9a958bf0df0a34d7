import { useEffect, useId, useState } from 'react';
import { find } from '../../i18n/find/find.ts';
import { closeDrawerOverlay } from '../../stores/shell/drawer.ts';
import { onOtherPerson } from '../../stores/shell/session.ts';
import { say } from '../../ui/base/say.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Finder } from './Finder.tsx';
import { ScreenKeys } from './ScreenKeys.tsx';

type FindPart = 'find' | 'keys';

type DialogProps = {
  part: FindPart;
  /** Text typed before the dialog opened. */
  typed?: string | undefined;
  onClose: () => void;
};

/** Global search, or the keyboard shortcuts of the screen. Closes on navigation and when the session ends. */
export function FindDialog({ part, typed = '', onClose }: DialogProps) {
  const titleId = useId();
  const [shown, setShown] = useState(part);
  useEffect(() => {
    // The drawer makes the page inert, and the dialog is inside the page.
    closeDrawerOverlay();
    const unfollow = onOtherPerson(onClose);
    document.addEventListener('astro:before-swap', onClose);
    return () => {
      unfollow();
      document.removeEventListener('astro:before-swap', onClose);
    };
  }, [onClose]);
  return (
    <Dialog within="#main" labelledBy={titleId} className="find-dialog" onClose={onClose}>
      {shown === 'find' ? (
        <>
          <h2 className="visually-hidden" id={titleId}>
            {say(find.texts.title)}
          </h2>
          <Finder typed={typed} onClose={onClose} onKeys={() => setShown('keys')} />
        </>
      ) : (
        <ScreenKeys titleId={titleId} onClose={onClose} />
      )}
    </Dialog>
  );
}
