import { formatCount } from '../../i18n/language/format-number.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

type ViewCountProps = { count: number | null; most: number };

/** How many orders a view has; `999+` where counting stopped, and room for it until it is known. */
export function ViewCount({ count, most }: ViewCountProps) {
  if (count === null) return <span className="state-count" />;
  const shown = inBoth((locale) =>
    count < most ? formatCount(count, locale) : `${formatCount(most - 1, locale)}+`,
  );
  return <span className="state-count">{say(shown)}</span>;
}
