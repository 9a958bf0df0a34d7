import { $troubles } from '../../stores/abilities/troubles.ts';
import { $toasts } from '../../stores/shell/toasts.ts';
import { $newVersion } from '../../stores/shell/updates.ts';
import { useLatePart } from '../base/use-late-part.ts';

const isAny = (values: object) => Object.keys(values).length > 0;

/**
 * Toasts, the offer of a newer version, and notices of what the browser refuses; the code of each is fetched when there
 * is something to show.
 */
export function Toasts() {
  const toasts = useLatePart($toasts, isAny, () => import('../toasts/ToastHost.tsx'));
  const offer = useLatePart($newVersion, Boolean, () => import('../update/UpdateOffer.tsx'));
  const notices = useLatePart($troubles, isAny, () => import('../abilities/TroubleNotices.tsx'));
  return (
    <>
      {toasts && <toasts.ToastHost />}
      {offer && <offer.UpdateOffer />}
      {notices && <notices.TroubleNotices />}
    </>
  );
}
