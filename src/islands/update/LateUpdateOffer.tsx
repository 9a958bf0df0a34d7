import { type ComponentType, useEffect, useState } from 'react';
import { $newVersion } from '../../stores/shell/updates.ts';

/** The offer of a newer version; its code is fetched once there is one. */
export function LateUpdateOffer() {
  const [late, setLate] = useState<{ UpdateOffer: ComponentType } | null>(null);
  useEffect(
    () =>
      $newVersion.subscribe((worker) => {
        if (worker) import('./UpdateOffer.tsx').then(setLate, () => {});
      }),
    [],
  );
  return late && <late.UpdateOffer />;
}
