import { type ComponentType, useEffect, useState } from 'react';
import type { DashboardContent } from '../../stores/dashboard/dashboard.ts';

type LateProps = { part: 'Needs' | 'Figures'; known: DashboardContent };

/** A part of the account's numbers; fetched once there are some. */
export function LateNumbers({ part, known }: LateProps) {
  const [view, setView] = useState<{ Part: ComponentType<{ known: DashboardContent }> } | null>(
    null,
  );
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
  return view && <view.Part known={known} />;
}
