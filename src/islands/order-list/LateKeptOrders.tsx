import { type ReactNode, useEffect, useState } from 'react';

type LateProps = {
  why: 'offline' | 'failed';
  onRetry: () => void;
  /** Shown while nothing that was kept is known. */
  children: ReactNode;
};

/** The last orders as the device kept them; fetched where the list cannot be read. */
export function LateKeptOrders(props: LateProps) {
  const [view, setView] = useState<typeof import('./KeptOrders.tsx') | null>(null);
  useEffect(() => {
    let isOver = false;
    import('./KeptOrders.tsx').then(
      (part) => !isOver && setView(part),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, []);
  return view ? <view.KeptOrders {...props} /> : props.children;
}
