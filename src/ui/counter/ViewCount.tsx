import { formatCount } from '../../i18n/language/format-number.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

/** How many orders a view has; `999+` where counting stopped. */
export function ViewCount({ count, most }: { count: number; most: number }) {
  const shown = inBoth((locale) =>
    count < most ? formatCount(count, locale) : `${formatCount(most - 1, locale)}+`,
  );
  return <span className="state-count">{say(shown)}</span>;
}
