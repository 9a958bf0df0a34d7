import type { ReactNode } from 'react';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

type LazyProps = {
  why: 'offline' | 'failed';
  onRetry: () => void;
  /** Shown while nothing that was kept is known. */
  children: ReactNode;
};

const keptOrders = lazy(async () => (await import('./KeptOrders.tsx')).KeptOrders);

/** The last orders as the device kept them; fetched where the list cannot be read. */
export function LazyKeptOrders(props: LazyProps) {
  return <Lazy of={keptOrders} given={props} waiting={props.children} instead={props.children} />;
}
