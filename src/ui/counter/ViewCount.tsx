import { countUpTo } from '../../i18n/language/count-up-to.ts';
import { say } from '../base/say.tsx';

type ViewCountProps = { count: number | null; most: number };

/** The number of orders in a view; `999+` where counting stopped. Reserves its space until known. */
export function ViewCount({ count, most }: ViewCountProps) {
  if (count === null) return <span className="state-count" />;
  return <span className="state-count">{say(countUpTo(count, most))}</span>;
}
