import type { SeenRow } from '../../domain/spreadsheet/first-rows.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { firstRowsTexts } from '../../i18n/stock-files/workbook-notes.ts';
import { say } from '../base/say.tsx';

const { texts } = firstRowsTexts;

function Row({ row, cells }: SeenRow) {
  return (
    <tr>
      <th scope="row">{say(countText(row))}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells never change their order.
        <td key={index} dir="auto">
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** Says which headings were understood. */
function Known({ names }: { names: readonly string[] }) {
  const text = fill(texts.known, { names: [names.join('، '), names.join(', ')] });
  return <p>{say(names.length > 0 ? text : texts.unknown)}</p>;
}

type FirstRowsProps = { rows: readonly SeenRow[]; known: readonly string[] | null | undefined };

/** The first rows of a file as read, for comparison with what wasn't understood. */
export function FirstRows({ rows, known }: FirstRowsProps) {
  if (rows.length === 0) return null;
  return (
    <div className="file-read">
      {known && <Known names={known} />}
      <SeenTable rows={rows} />
    </div>
  );
}

function SeenTable({ rows }: { rows: readonly SeenRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes a wide table scrollable by keyboard.
    <div className="file-seen" tabIndex={0}>
      <table>
        <caption>{say(texts.caption)}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{say(texts.row)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((each) => (
            <Row key={each.row} {...each} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
