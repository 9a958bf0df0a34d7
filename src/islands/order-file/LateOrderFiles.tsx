import { type ComponentType, useEffect, useState } from 'react';
import { $isLoggedIn } from '../../stores/shell/session.ts';
import { useLive } from '../base/use-live.ts';

/** Buttons that save waiting orders to a file and read them, for who is signed in; fetched after the list is live. */
export function LateOrderFiles() {
  const [view, setView] = useState<{ OrderFiles: ComponentType } | null>(null);
  const isLoggedIn = useLive($isLoggedIn, false);
  useEffect(() => {
    let isOver = false;
    if (isLoggedIn) {
      import('./OrderFiles.tsx').then(
        (found) => !isOver && setView(found),
        () => {},
      );
    }
    return () => {
      isOver = true;
    };
  }, [isLoggedIn]);
  return isLoggedIn && view && <view.OrderFiles />;
}
