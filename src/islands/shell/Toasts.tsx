import { $problems } from '../../stores/browser-support/problems.ts';
import { $toasts } from '../../stores/shell/toasts.ts';
import { $newVersion } from '../../stores/shell/updates.ts';
import { lazy } from '../base/lazy-code.ts';
import { useLazyPart } from '../base/use-lazy-part.ts';

const isAny = (values: object) => Object.keys(values).length > 0;

const toastHost = lazy(() => import('../toasts/ToastHost.tsx'));
const updateOffer = lazy(() => import('../update/UpdateOffer.tsx'));
const problemNotices = lazy(() => import('../browser-support/ProblemNotices.tsx'));

/**
 * Toasts, the offer of a newer version, and notices of browser problems. The code of each loads when there is something
 * to show.
 */
export function Toasts() {
  const toasts = useLazyPart($toasts, isAny, toastHost);
  const offer = useLazyPart($newVersion, Boolean, updateOffer);
  const notices = useLazyPart($problems, isAny, problemNotices);
  return (
    <>
      {toasts && <toasts.ToastHost />}
      {offer && <offer.UpdateOffer />}
      {notices && <notices.ProblemNotices />}
    </>
  );
}
