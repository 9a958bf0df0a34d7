import type { PastedValue } from '../../domain/pasted-rx/pasted-rx.ts';
import { eyeSides } from '../../domain/vocabulary/eye.ts';
import { formatEyeValue } from '../../i18n/language/format-optics.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { pastedRx } from '../../i18n/pasted-rx/pasted-rx.ts';
import { pastedLabel, pastedValueText } from '../../i18n/pasted-rx/pasted-words.ts';
import { formatMeasure } from '../../i18n/rx/format-measure.ts';
import { rx } from '../../i18n/rx/rx.ts';
import { rxEyes } from '../../i18n/rx/rx-eyes.ts';
import { replacedBy } from '../../stores/pasted-rx/changes.ts';
import { contentOf, type RxForm } from '../../stores/rx/form.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { say } from '../../ui/base/say.tsx';

const { texts } = pastedRx;

type TableProps = { form: RxForm; text: string; values: readonly PastedValue[] };

type RowProps = { text: string; value: PastedValue; before: string | null };

function Row({ text, value, before }: RowProps) {
  const { splitFrom, from, to } = value;
  const whole = splitFrom ?? 0;
  return (
    <tr>
      <th scope="row">{say(pastedLabel(value.path))}</th>
      <td>
        <strong>{say(pastedValueText(value))}</strong>
        {whole > 0 && (
          <small>
            {say(
              fill(texts.half, {
                whole: inBoth((locale) =>
                  value.base
                    ? formatMeasure('prism', whole, locale)
                    : formatEyeValue('pd', whole, locale),
                ),
              }),
            )}
          </small>
        )}
      </td>
      <td>
        <bdi>{text.slice(from, to).trim()}</bdi>
      </td>
      {before !== null && (
        <td>
          <bdi>{before}</bdi>
        </td>
      )}
    </tr>
  );
}

const heads: readonly Message[] = [texts.field, texts.value, texts.written];

/** The values understood, by eye, with the text each came from and the value it would replace. */
export function ValueTable({ form, text, values }: TableProps) {
  const draft = contentOf(form);
  const replaced = new Map(values.map((value) => [value, replacedBy(draft, value, $locale.get())]));
  const isReplacing = [...replaced.values()].some((before) => before !== '');
  const parts = [
    ...eyeSides.map((side) => ({ title: rxEyes.texts[side], of: `${side}.` })),
    { title: rx.texts.prescription, of: 'measures.' },
  ];
  return (
    <table className="pasted-values">
      <thead>
        <tr>
          {[...heads, ...(isReplacing ? [texts.before] : [])].map((head) => (
            <th scope="col" key={head[1]}>
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      {parts.map(({ title, of }) => {
        const own = values.filter(({ path }) => path.startsWith(of));
        if (own.length === 0) return null;
        return (
          <tbody key={of}>
            <tr>
              <th scope="rowgroup" colSpan={isReplacing ? 4 : 3}>
                {say(title)}
              </th>
            </tr>
            {own.map((value) => (
              <Row
                key={value.path}
                {...{ text, value }}
                before={isReplacing ? (replaced.get(value) ?? '') : null}
              />
            ))}
          </tbody>
        );
      })}
    </table>
  );
}
