import { useEffect } from 'react';
import toastStyles from 'react-toastify/ReactToastify.css?url';
import { Slide, toast as show, ToastContainer } from 'react-toastify/unstyled';
import { toastDuration } from '../../domain/panel.ts';
import { fill } from '../../i18n/fill.ts';
import { $toasts, takeToasts } from '../../stores/toasts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';

const types = { success: 'success', danger: 'error', info: 'info' } as const;

function showWaiting(): void {
  for (const { kind, text, places } of takeToasts()) {
    show(<Text of={places ? fill(text, places) : text} />, { type: types[kind] });
  }
}

/** Shows notifications top right, in both directions, for as long as specified. */
export function ToastHost() {
  useEffect(() => $toasts.subscribe(showWaiting), []);
  return (
    <>
      <link rel="stylesheet" href={toastStyles} />
      <ToastContainer
        position="top-right"
        autoClose={toastDuration}
        theme="colored"
        transition={Slide}
        icon={false}
        pauseOnFocusLoss
        pauseOnHover
        role="status"
        closeButton={({ closeToast }) => (
          <button type="button" className="toast-close" onClick={() => closeToast()}>
            <Icon name="x-lg" />
          </button>
        )}
      />
    </>
  );
}
