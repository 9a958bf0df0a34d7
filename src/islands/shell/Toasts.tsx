import { $troubles } from '../../stores/abilities/troubles.ts';
import { $toasts } from '../../stores/shell/toasts.ts';
import { $newVersion } from '../../stores/shell/updates.ts';
import { late } from '../base/late-code.ts';
import { useLatePart } from '../base/use-late-part.ts';

const isAny = (values: object) => Object.keys(values).length > 0;

const toastHost = late(() => import('../toasts/ToastHost.tsx'));
const updateOffer = late(() => import('../update/UpdateOffer.tsx'));
const troubleNotices = late(() => import('../abilities/TroubleNotices.tsx'));

/**
 * Toasts, the offer of a newer version, and notices of what the browser refuses; the code of each is fetched when there
 * is something to show.
 */
export function Toasts() {
  const toasts = useLatePart($toasts, isAny, toastHost);
  const offer = useLatePart($newVersion, Boolean, updateOffer);
  const notices = useLatePart($troubles, isAny, troubleNotices);
  return (
    <>
      {toasts && <toasts.ToastHost />}
      {offer && <offer.UpdateOffer />}
      {notices && <notices.TroubleNotices />}
    </>
  );
}
