import { writeNumber } from '../../../i18n/language/format-number.ts';
import { inBoth } from '../../../i18n/language/message.ts';
import { powerGrid } from '../../../i18n/power-grid/power-grid.ts';
import { say } from '../../../ui/base/say.tsx';
import { GridKeys } from './GridKeys.tsx';
import { GridNotice } from './GridNotice.tsx';
import { LazyElsewhere } from './LazyElsewhere.tsx';

const { texts } = powerGrid;

const marks = [
  { name: 'is-ordered', text: texts.ordered, sample: '2' },
  { name: 'is-ordered is-short', text: texts.short, sample: '2' },
  { name: 'is-enough', text: texts.enough, sample: '24' },
  { name: 'is-low', text: texts.low, sample: '' },
  { name: 'is-none', text: texts.none, sample: '' },
  { name: 'is-not-made', text: texts.notMade, sample: '' },
] as const;

const written = (sample: string) => inBoth((locale) => writeNumber(sample, locale));

/** Legend of the marks, help on keys, and the result of the last action. */
export function MarkLegend() {
  return (
    <div className="power-grid-legend">
      <ul>
        {marks.map(({ name, text, sample }) => (
          <li key={name}>
            <span className={name} aria-hidden="true">
              <small>{say(written(sample))}</small>
            </span>
            {say(text)}
          </li>
        ))}
      </ul>
      <GridKeys />
      <GridNotice />
      <LazyElsewhere />
    </div>
  );
}
