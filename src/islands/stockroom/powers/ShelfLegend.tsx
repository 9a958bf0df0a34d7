import { useStore } from '@nanostores/react';
import { writeNumber } from '../../../i18n/language/format-number.ts';
import { inBoth } from '../../../i18n/language/message.ts';
import { powerGrid } from '../../../i18n/power-grid/power-grid.ts';
import { numberOf } from '../../../i18n/stockroom/shelf-cell-name.ts';
import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { $head } from '../../../stores/stockroom/typed.ts';
import { say } from '../../../ui/base/say.tsx';
import { GridKeys } from '../../power-grid/notes/GridKeys.tsx';
import { GridNotice } from '../../power-grid/notes/GridNotice.tsx';

const { texts } = stockroom;

const marks = [
  { name: 'is-ordered', text: texts.entered, sample: '2' },
  { name: 'is-low', text: texts.below, sample: '' },
  { name: 'is-none', text: powerGrid.texts.none, sample: '' },
  { name: 'is-not-made', text: powerGrid.texts.notMade, sample: '' },
] as const;
const ofCounts = [{ name: 'is-ordered is-short', text: texts.differs, sample: '2' }] as const;

/** Legend of the marks, help on keys, and the result of the last key or paste. */
export function ShelfLegend() {
  const { task } = useStore($head);
  const isCount = task === 'count';
  const count = { name: 'is-enough', text: numberOf(task), sample: '24' };
  return (
    <div className="power-grid-legend">
      <ul>
        {[count, ...marks, ...(isCount ? ofCounts : [])].map(({ name, text, sample }) => (
          <li key={name}>
            <span className={name} aria-hidden="true">
              <small>{say(inBoth((locale) => writeNumber(sample, locale)))}</small>
            </span>
            {say(text)}
          </li>
        ))}
      </ul>
      <GridKeys />
      <GridNotice />
    </div>
  );
}
