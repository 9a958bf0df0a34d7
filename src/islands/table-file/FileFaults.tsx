import { isMarkedMerged } from '../../domain/spreadsheet/merged-mark.ts';
import type { Columns } from '../../domain/table-file/column.ts';
import { countText, withCount } from '../../i18n/language/count-text.ts';
import { listed } from '../../i18n/language/listed.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { rowReasons } from '../../i18n/stock-files/stock-files.ts';
import { cellFaults, tableFile } from '../../i18n/table-file/table-file.ts';
import type { ImportFault, ImportStep } from '../../stores/table-file/import.ts';
import { say } from '../../ui/base/say.tsx';
import { FirstRows } from '../../ui/table-file/FirstRows.tsx';

const { texts } = tableFile;

/** Maximum number of faults listed; nobody fixes more in one go. */
const mostListed = 100;

/** Maximum length of a cell's text shown, in UTF-16 code units. */
const longestShown = 60;

type FileFaultsProps<Row> = { step: ImportStep<Row>; columns: Columns<Row> };

/** Faults of a file's cells, found here or by the lab. */
function faultsOf<Row>({ step, columns }: FileFaultsProps<Row>): readonly ImportFault[] {
  if (step.kind === 'faults') return step.faults;
  if (step.kind !== 'misread') return [];
  const unreadable = step.reading.faults.map(({ row, column, text, fault }) => {
    const why = isMarkedMerged(text) ? rowReasons.texts.merged : cellFaults.texts[fault];
    return { row, where: columns[column].title, why, text };
  });
  return [...unreadable, ...step.more].toSorted((one, other) => one.row - other.row);
}

/** Why the whole file is refused. */
function refusalOf<Row>({ step, columns }: FileFaultsProps<Row>): Message | null {
  if (step.kind === 'problem') return step.text;
  if (step.kind !== 'unread') return null;
  const { reading } = step;
  if (reading.reason !== 'noHeader') return texts[reading.reason];
  if (reading.missing.length === Object.keys(columns).length) return texts.noHeadings;
  const titles = reading.missing.map((key) => columns[key].title);
  return fill(texts.missing, { columns: listed(titles) });
}

/** The first rows of a file that wasn't understood. That no heading was is already the refusal. */
function Seen<Row>({ step }: { step: ImportStep<Row> }) {
  if (step.kind !== 'unread' && step.kind !== 'misread') return null;
  const { seen = [], known } = step.reading;
  const names = step.kind === 'unread' && known?.length ? known : null;
  return <FirstRows rows={seen} known={names} />;
}

/** Faults of a file by row. None of the file was imported. */
export function FileFaults<Row>(props: FileFaultsProps<Row>) {
  const refusal = refusalOf(props);
  const faults = faultsOf(props);
  return (
    <div role="alert" className="file-faults">
      {(refusal || faults.length > 0) && (
        <p>
          {say(texts.refused)} {say(refusal ?? withCount(texts.faults, faults.length))}
        </p>
      )}
      {faults.length > 0 && (
        <ul>
          {faults.slice(0, mostListed).map(({ row, where, why, text = '' }) => (
            <li key={`${row} ${where[1]} ${why[1]}`}>
              {say(fill(texts.fault, { row: countText(row), column: where, why }))}
              {text.trim() !== '' && (
                <>
                  {' · '}
                  {say(texts.inFile)}{' '}
                  <q>
                    <bdi>{text.slice(0, longestShown)}</bdi>
                  </q>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {faults.length > mostListed && (
        <p>{say(withCount(texts.moreFaults, faults.length - mostListed))}</p>
      )}
      <Seen step={props.step} />
    </div>
  );
}
