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
  /** What was typed before it was there. */
  typed?: string | undefined;
  onClose: () => void;
};

/** The field that finds everything, or the keys of the screen. Closes with the page and with the session. */
export function FindDialog({ part, typed = '', onClose }: DialogProps) {
  const titleId = useId();
  const [shown, setShown] = useState(part);
  useEffect(() => {
    // The drawer over the page makes the page inert, and the dialog is in it.
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
