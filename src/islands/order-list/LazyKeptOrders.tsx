import type { ReactNode } from 'react';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

type LazyProps = {
  why: 'offline' | 'failed';
  onRetry: () => void;
  /** Shown if the device has no stored orders. */
  children: ReactNode;
};

const keptOrders = lazy(async () => (await import('./KeptOrders.tsx')).KeptOrders);

/** The latest orders stored on the device, for when the list can't be read. */
export function LazyKeptOrders(props: LazyProps) {
  return <Lazy of={keptOrders} given={props} waiting={props.children} instead={props.children} />;
}
