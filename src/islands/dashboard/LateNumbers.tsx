import { type ComponentType, useEffect, useState } from 'react';

/** A part of the account's numbers; fetched once somebody is signed in. */
export function LateNumbers({ part }: { part: 'Needs' | 'Year' }) {
  const [view, setView] = useState<{ Part: ComponentType } | null>(null);
  useEffect(() => {
    let isOver = false;
    import('./Numbers.tsx').then(
      (parts) => !isOver && setView({ Part: parts[part] }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [part]);
  return view && <view.Part />;
}
