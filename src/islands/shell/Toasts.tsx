import { $problems } from '../../stores/browser-support/problems.ts';
import { $toasts } from '../../stores/shell/toasts.ts';
import { $newVersion } from '../../stores/shell/updates.ts';
import { late } from '../base/late-code.ts';
import { useLatePart } from '../base/use-late-part.ts';

const isAny = (values: object) => Object.keys(values).length > 0;

const toastHost = late(() => import('../toasts/ToastHost.tsx'));
const updateOffer = late(() => import('../update/UpdateOffer.tsx'));
const problemNotices = late(() => import('../browser-support/ProblemNotices.tsx'));

/**
 * Toasts, the offer of a newer version, and notices of what the browser refuses; the code of each is fetched when there
 * is something to show.
 */
export function Toasts() {
  const toasts = useLatePart($toasts, isAny, toastHost);
  const offer = useLatePart($newVersion, Boolean, updateOffer);
  const notices = useLatePart($problems, isAny, problemNotices);
  return (
    <>
      {toasts && <toasts.ToastHost />}
      {offer && <offer.UpdateOffer />}
      {notices && <notices.ProblemNotices />}
    </>
  );
}
