import {
  type ComparedEye,
  type ComparedValues,
  comparedFields,
} from '../../../../domain/rx-history/compare.ts';
import { type EyeSide, eyeSides } from '../../../../domain/vocabulary/eye.ts';
import { formatPower } from '../../../../domain/vocabulary/power.ts';
import { isolate, writeNumber } from '../../../../i18n/language/format-number.ts';
import { writeEyeValue } from '../../../../i18n/language/format-optics.ts';
import type { Locale } from '../../../../i18n/language/locale.ts';
import { fill, inBoth, type Message } from '../../../../i18n/language/message.ts';
import { prescriptionWords } from '../../../../i18n/orders/order-parts.ts';
import { formatBare } from '../../../../i18n/rx/format-measure.ts';
import { rxEyes } from '../../../../i18n/rx/rx-eyes.ts';
import { rxHistory } from '../../../../i18n/rx-history/rx-history.ts';
import { say } from '../../../../ui/base/say.tsx';

const { texts } = rxHistory;

type Field = (typeof comparedFields)[number];
type Write = (field: Field, value: number, locale: Locale) => string;

/** Adds a plus sign to differences of values that usually have none: ADD, axis and lengths. */
const writeDifference: Write = (field, value, locale) => {
  const written = writeEyeValue(field, value, locale);
  const isUnsigned = field !== 'sphere' && field !== 'cylinder';
  return isUnsigned && value > 0 ? `+${written}` : written;
};

const signed = (value: number) =>
  inBoth((locale) => isolate(writeNumber(formatPower(value), locale)));
const unsigned = (value: number) => inBoth((locale) => formatBare('dioptre', value, locale));

function Nothing() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{say(prescriptionWords.texts.none)}</span>
    </>
  );
}

type RowProps = { head: Message; values: ComparedValues | null; write: Write; className?: string };

function Row({ head, values, write, className }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{say(head)}</th>
      {comparedFields.map((field) => {
        const value = values?.[field] ?? null;
        return (
          <td key={field}>
            {value === null ? <Nothing /> : say(inBoth((locale) => write(field, value, locale)))}
          </td>
        );
      })}
    </tr>
  );
}

function EyeRows({ side, eye }: { side: EyeSide; eye: ComparedEye }) {
  const { earlier, later, differences } = eye;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={comparedFields.length + 1}>
          {say(rxEyes.texts[side])}
        </th>
      </tr>
      <Row head={texts.earlier} values={earlier} write={writeEyeValue} />
      <Row head={texts.later} values={later} write={writeEyeValue} />
      <Row
        head={texts.change}
        values={differences}
        write={writeDifference}
        className="rx-history-change"
      />
    </tbody>
  );
}

/** How much an eye's power changed, regardless of plus or minus cylinder form. */
function Amount({ side, eye: { change } }: { side: EyeSide; eye: ComparedEye }) {
  if (!change) return null;
  const { equivalent, astigmatism, greatest } = change;
  return (
    <li>
      {say(rxEyes.texts[side])}
      {': '}
      {say(
        fill(texts.amount, {
          equivalent: signed(equivalent),
          astigmatism: unsigned(astigmatism),
          greatest: unsigned(greatest),
        }),
      )}
    </li>
  );
}

/** Earlier and new values of each eye with the change; columns run left to right in both languages. */
export function ComparedTable(eyes: Readonly<Record<EyeSide, ComparedEye>>) {
  const shown = eyeSides.filter((side) => eyes[side].earlier || eyes[side].later);
  return (
    <>
      <table className="rx-history-table" dir="ltr">
        <caption className="visually-hidden">{say(texts.compared)}</caption>
        <thead>
          <tr>
            <td />
            {comparedFields.map((field) => (
              <th scope="col" key={field}>
                {say(prescriptionWords.texts[field])}
              </th>
            ))}
          </tr>
        </thead>
        {shown.map((side) => (
          <EyeRows key={side} side={side} eye={eyes[side]} />
        ))}
      </table>
      <ul className="rx-history-amounts">
        {shown.map((side) => (
          <Amount key={side} side={side} eye={eyes[side]} />
        ))}
      </ul>
    </>
  );
}
