import { countPieces } from '../../../domain/shelf/shelf-lines.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { fileReading, rowReasons } from '../../../i18n/stock-files/stock-files.ts';
import {
  dropFile,
  type FileStep,
  readAsChosen,
  takeFile,
} from '../../../stores/stock-files/read-file.ts';
import type { FileProblem } from '../../../stores/stock-files/worker.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { isolated } from '../../../ui/table-file/isolated.ts';
import { WorkbookSummary } from '../../../ui/table-file/WorkbookSummary.tsx';

const { texts } = fileReading;

/** Maximum number of problems listed one by one. */
const mostListed = 200;

function Problem({ row, column, text, reason }: FileProblem) {
  const place = fill(texts.row, { row: countText(row), column: countText(column) });
  return (
    <li>
      {say(place)}
      {text !== '' && (
        <>
          {' '}
          <q>{text.slice(0, 30)}</q>
        </>
      )}
      : {say(rowReasons.texts[reason])}
    </li>
  );
}

function Problems({ problems }: { problems: readonly FileProblem[] }) {
  const rest = problems.length - mostListed;
  return (
    <div className="notice notice-danger more-problems">
      <strong>{say(fill(texts.bad, { cells: countText(problems.length) }))}</strong>
      <ul>
        {problems.slice(0, mostListed).map((problem) => (
          <Problem key={`${problem.row} ${problem.column}`} {...problem} />
        ))}
      </ul>
      {rest > 0 && say(fill(texts.more, { cells: countText(rest) }))}
    </div>
  );
}

/** Result of reading a file: the problems by row, and the choice to take the valid rows or none. */
export function FileResult({ name, lines, problems, notes }: Extract<FileStep, { kind: 'read' }>) {
  const good = fill(texts.good, {
    name: isolated(name),
    lines: countText(lines.length),
    pieces: countText(countPieces(lines)),
  });
  const isWhole = problems.length === 0;
  return (
    <div className="more-result" role="status">
      <p>{say(good)}</p>
      {notes && <WorkbookSummary notes={notes} onChoose={readAsChosen} />}
      {!isWhole && <Problems problems={problems} />}
      <div className="more-row">
        {lines.length > 0 && (
          <Button look="primary" text={isWhole ? texts.takeAll : texts.take} onClick={takeFile} />
        )}
        <Button text={texts.takeNone} onClick={dropFile} />
      </div>
    </div>
  );
}
