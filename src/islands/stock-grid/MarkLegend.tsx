import { writeNumber } from '../../i18n/format-number.ts';
import { inBoth } from '../../i18n/in-both.ts';
import { powerGrid } from '../../i18n/messages/stock-grid.ts';
import { Text } from '../../ui/Text.tsx';

const { texts } = powerGrid;

const marks = [
  { name: 'is-enough', text: texts.enough },
  { name: 'is-low', text: texts.low },
  { name: 'is-none', text: texts.none },
  { name: 'is-short', text: texts.short },
  { name: 'is-not-made', text: texts.notMade },
] as const;

/** Enough bears no mark but its number. */
const sample = inBoth((locale) => writeNumber('24', locale));

/** What the marks of the cells mean, and the keys. */
export function MarkLegend() {
  return (
    <div className="power-legend">
      <ul>
        {marks.map(({ name, text }) => (
          <li key={name}>
            <span className={name} aria-hidden="true">
              <small>{name === 'is-enough' && <Text of={sample} />}</small>
            </span>
            <Text of={text} />
          </li>
        ))}
      </ul>
      <p>
        <Text of={texts.keys} />
      </p>
    </div>
  );
}
