import type { CountedMonth } from '../../domain/dashboard/months.ts';
import { formatMonth } from '../../i18n/calendar/format-calendar.ts';
import { numbers } from '../../i18n/dashboard/numbers.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import type { Locale } from '../../i18n/language/locale.ts';
import { say } from '../base/say.tsx';

/** Size of the drawing in its own units. */
const [barWidth, gap, height] = [20, 10, 100];

/** Orders by month as bars; the numbers are a table for screen readers. */
export function MonthChart({
  months,
  locale,
}: {
  months: readonly CountedMonth[];
  locale: Locale;
}) {
  const most = Math.max(1, ...months.map(({ count }) => count));
  const step = barWidth + gap;
  return (
    <figure className="months">
      <svg
        className="months-bars"
        viewBox={`0 0 ${months.length * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {months.map(({ from, count }, index) => {
          const tall = (count / most) * height;
          const at = locale === 'fa' ? months.length - 1 - index : index;
          return (
            <rect
              key={from}
              x={at * step + gap / 2}
              y={height - tall}
              width={barWidth}
              height={tall}
              rx={2}
            />
          );
        })}
      </svg>
      <table className="months-table">
        <caption className="visually-hidden">{say(numbers.texts.months)}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{say(numbers.texts.month)}</th>
            <th scope="col">{say(numbers.texts.orders)}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ from, count }) => (
            <tr key={from}>
              <th scope="row">{formatMonth(from, locale)}</th>
              <td>{formatCount(count, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
