import type { ComponentType } from 'react';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { Lazy } from '../base/Lazy.tsx';
import type { LazyCode } from '../base/lazy-code.ts';
import { useLazy } from '../base/use-lazy.ts';
import { useLive } from '../base/use-live.ts';
import type { OutcomeProps } from './lazy/ShelfOutcome.tsx';

type LazyOutcomeProps = OutcomeProps & {
  of: LazyCode<ComponentType<OutcomeProps>>;
  /** Whether the order has lines or text. */
  isStarted: boolean;
};

const noIssues: readonly Issue[] = [];

/**
 * Result of the last click on a button. Preloaded once an order is started, because clicks must have a result offline,
 * too.
 */
export function LazyOutcome({ of, isStarted, ...given }: LazyOutcomeProps) {
  const outcome = useLive(given.order.$outcome, null);
  const refusal = useLive(given.order.$refusal, noIssues);
  useLazy(of, isStarted);
  return outcome || refusal.length > 0 ? <Lazy of={of} given={given} /> : null;
}
