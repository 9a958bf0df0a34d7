import { daysWithin, onTimeShare } from '../../domain/reports/rates.ts';
import { countText, withCount } from '../../i18n/language/count-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { reports } from '../../i18n/reports/reports.ts';

const { texts } = reports;

/** The share of orders that were on time, in per cent. */
export function onTimeText(figures: { onTime: number; late: number }): Message {
  const share = onTimeShare(figures);
  return share === null ? texts.nothing : withCount(texts.percent, Math.round(share * 100));
}

/** Like `daysText`, but only the number, for a table column. */
export function daysNumber(days: readonly number[], share: number): Message {
  const within = daysWithin(days, share);
  if (within === null) return texts.nothing;
  const count = countText(within);
  return within === days.length - 1 ? fill(texts.orMore, { count }) : count;
}

/** The number of working days within which a share of the orders was shipped. */
export function daysText(days: readonly number[], share: number): Message {
  const within = daysWithin(days, share);
  if (within === null) return texts.nothing;
  const isLongest = within === days.length - 1;
  if (within === 1 && !isLongest) return texts.oneDay;
  return withCount(isLongest ? texts.daysOrMore : texts.days, within);
}
