import { type ComponentType, useEffect, useState } from 'react';

/** About when the order would be ready; fetched once something is ordered, and left out where it cannot be. */
export function LateReadyDay({ pieces }: { pieces: number }) {
  const [view, setView] = useState<{ Day: ComponentType } | null>(null);
  const isEmpty = pieces === 0;
  useEffect(() => {
    if (isEmpty) return;
    let isOver = false;
    import('./late/ReadyDay.tsx').then(
      ({ ReadyDay }) => !isOver && setView({ Day: ReadyDay }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isEmpty]);
  if (!view || isEmpty) return null;
  return (
    <p className="stock-ready" role="status">
      <view.Day />
    </p>
  );
}
