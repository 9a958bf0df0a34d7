import type { ReactNode } from 'react';
import { Late } from '../base/Late.tsx';
import { late } from '../base/late-code.ts';

type LateProps = {
  why: 'offline' | 'failed';
  onRetry: () => void;
  /** Shown while nothing that was kept is known. */
  children: ReactNode;
};

const keptOrders = late(async () => (await import('./KeptOrders.tsx')).KeptOrders);

/** The last orders as the device kept them; fetched where the list cannot be read. */
export function LateKeptOrders(props: LateProps) {
  return <Late of={keptOrders} given={props} waiting={props.children} instead={props.children} />;
}
