import { countUpTo } from '../../i18n/language/count-up-to.ts';
import { say } from '../base/say.tsx';

type ViewCountProps = { count: number | null; most: number };

/** How many orders a view has; `999+` where counting stopped, and room for it until it is known. */
export function ViewCount({ count, most }: ViewCountProps) {
  if (count === null) return <span className="state-count" />;
  return <span className="state-count">{say(countUpTo(count, most))}</span>;
}
