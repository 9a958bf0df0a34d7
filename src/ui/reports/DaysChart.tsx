import { formatCount } from '../../i18n/language/format-number.ts';
import type { Locale } from '../../i18n/language/locale.ts';
import { reports } from '../../i18n/reports/reports.ts';
import { say } from '../base/say.tsx';

const { texts } = reports;

/** Size of the drawing in its own units. */
const [barWidth, gap, height] = [20, 8, 100];

type DaysChartProps = { days: readonly number[]; locale: Locale };

/** Bar chart of orders by the working days they took; the numbers are also in a table for screen readers. */
export function DaysChart({ days, locale }: DaysChartProps) {
  const most = Math.max(1, ...days);
  const bars = days.map((count, day) => ({ day, count }));
  const step = barWidth + gap;
  const nameOf = (day: number) =>
    `${formatCount(day, locale)}${day === days.length - 1 ? '+' : ''}`;
  return (
    <figure className="days-chart">
      <figcaption>{say(texts.histogram)}</figcaption>
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ day, count }) => {
          const tall = (count / most) * height;
          const at = locale === 'fa' ? days.length - 1 - day : day;
          return (
            <rect
              key={day}
              x={at * step + gap / 2}
              y={height - tall}
              width={barWidth}
              height={tall}
            />
          );
        })}
      </svg>
      <table className="days-table">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{say(texts.workingDays)}</th>
            <th scope="col">{say(texts.orders)}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{nameOf(day)}</th>
              <td className="visually-hidden">{formatCount(count, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
