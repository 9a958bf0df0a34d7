import type { DashboardContent } from '../../stores/dashboard/dashboard.ts';
import { NotLoaded } from '../base/Late.tsx';
import { late } from '../base/late-code.ts';
import { useLate } from '../base/use-late.ts';

type LateProps = { part: 'Needs' | 'Figures'; known: DashboardContent };

const numbers = late(() => import('./Numbers.tsx'));

/** A part of the account's numbers; fetched once there are some. */
export function LateNumbers({ part: name, known }: LateProps) {
  const { part, hasFailed, retry } = useLate(numbers);
  if (!part) return hasFailed && <NotLoaded onRetry={retry} frame="surface" />;
  const Part = part.It[name];
  return <Part known={known} />;
}
