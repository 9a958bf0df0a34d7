import { type ComponentType, useEffect, useState } from 'react';
import { $toasts } from '../../stores/shell/toasts.ts';
import { LateUpdateOffer } from '../update/LateUpdateOffer.tsx';

/** Toast container, and the offer of a newer version; the code that draws them is fetched with the first one. */
export function Toasts() {
  const [host, setHost] = useState<{ Host: ComponentType } | null>(null);
  useEffect(
    () =>
      $toasts.subscribe(async (waiting) => {
        if (waiting.length === 0) return;
        const { ToastHost } = await import('../toasts/ToastHost.tsx');
        setHost((known) => known ?? { Host: ToastHost });
      }),
    [],
  );
  return (
    <>
      {host && <host.Host />}
      <LateUpdateOffer />
    </>
  );
}
