import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readOrders } from '../../stores/orders/orders.ts';
import { $signedIn } from '../../stores/shell/session.ts';

/** Fetches the newest orders when the screen opens, when another account signs in and when back online. */
export function useNewestOrders(limit: number): void {
  const reader = useStore($signedIn)?.user.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other orders.
  useEffect(() => {
    const read = () => void readOrders(limit);
    read();
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [limit, reader]);
}
