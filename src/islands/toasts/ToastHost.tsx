import { useEffect, useRef, useState } from 'react';
import { Slide, toast as show, ToastContainer } from 'react-toastify/unstyled';
import { fill } from '../../i18n/language/message.ts';
import { shell } from '../../i18n/shell/shell.ts';
import { toastDuration } from '../../panel/constants.ts';
import { $toasts, takeToasts } from '../../stores/shell/toasts.ts';
import toastSheet from '../../styles/shell/toasts.scss?url';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';

const types = { success: 'success', danger: 'error', info: 'info' } as const;

function showWaiting(): void {
  for (const { kind, text, places } of takeToasts()) {
    show(say(places ? fill(text, places) : text), { type: types[kind] });
  }
}

function Close({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className="toast-close" onClick={onClose}>
      <Icon name="x-lg" />
      <span className="visually-hidden">{say(shell.texts.close)}</span>
    </button>
  );
}

/** Toasts at the top right in both text directions, for the specified time. A focused toast stays. */
export function ToastHost() {
  const frame = useRef<HTMLDivElement>(null);
  // Before its sheet arrives a toast would push the page aside; if the sheet fails, the message still matters more.
  const [isSettled, setSettled] = useState(false);
  const settle = () => setSettled(true);
  useEffect(() => (isSettled ? $toasts.subscribe(showWaiting) : undefined), [isSettled]);
  useEffect(() => {
    const pause = () => show.pause();
    const resume = () => show.play();
    frame.current?.addEventListener('focusin', pause);
    frame.current?.addEventListener('focusout', resume);
  }, []);
  return (
    <div ref={frame}>
      <link rel="stylesheet" href={toastSheet} onLoad={settle} onError={settle} />
      <ToastContainer
        position="top-right"
        autoClose={toastDuration}
        theme="colored"
        transition={Slide}
        icon={false}
        pauseOnFocusLoss
        pauseOnHover
        role="status"
        closeButton={({ closeToast }) => <Close onClose={() => closeToast()} />}
      />
    </div>
  );
}
