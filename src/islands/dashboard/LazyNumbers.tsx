import type { DashboardContent } from '../../stores/dashboard/dashboard.ts';
import { NotLoaded } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLazy } from '../base/use-lazy.ts';

type LazyProps = { part: 'Steps' | 'Needs' | 'Figures'; known: DashboardContent };

const numbers = lazy(() => import('./Numbers.tsx'));

/** A part of the account's numbers. Loads once there are any. */
export function LazyNumbers({ part: name, known }: LazyProps) {
  const { part, hasFailed, retry } = useLazy(numbers);
  if (!part) return hasFailed && <NotLoaded onRetry={retry} frame="surface" />;
  const Part = part.It[name];
  return <Part known={known} />;
}
