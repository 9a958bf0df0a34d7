import {
  needsHiddenChoice,
  type OtherSheet,
  type WorkbookChoice,
  type WorkbookNotes,
} from '../../domain/spreadsheet/workbook-notes.ts';
import { countText, withCount } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { workbookNotes } from '../../i18n/stock-files/workbook-notes.ts';
import { Button } from '../base/Button.tsx';
import { say } from '../base/say.tsx';
import { isolated } from './isolated.ts';

const { texts } = workbookNotes;

type OnChoose = (choice: WorkbookChoice) => void;

function HiddenParts({ hidden: { rows, columns } }: WorkbookNotes) {
  return (
    <ul>
      {rows > 0 && <li>{say(withCount(texts.hiddenRows, rows))}</li>}
      {columns > 0 && <li>{say(withCount(texts.hiddenColumns, columns))}</li>}
    </ul>
  );
}

const choices = [
  ['taken', texts.take],
  ['leftOut', texts.leaveOut],
] as const;

/** Asks whether to read hidden rows and columns; then shows the choice, with a button to change it. */
function Hidden({ notes, onChoose }: { notes: WorkbookNotes; onChoose: OnChoose }) {
  const { sheet, choice } = notes;
  return (
    <>
      {choice === null && (
        <p>
          <strong>{say(fill(texts.ask, { name: isolated(sheet) }))}</strong>
        </p>
      )}
      <HiddenParts {...notes} />
      {choice && <p>{say(texts[choice])}</p>}
      <p className="file-choices">
        {choices.map(
          ([hidden, text]) =>
            hidden !== choice && (
              <Button text={text} key={hidden} onClick={() => onChoose({ hidden })} />
            ),
        )}
      </p>
    </>
  );
}

function otherText({ name, rows, isHidden }: OtherSheet) {
  if (rows === null) return fill(texts.otherLarge, { name: isolated(name) });
  const text = isHidden ? texts.otherHidden : texts.other;
  return fill(text, { name: isolated(name), rows: countText(rows) });
}

function Other({ sheet, onChoose }: { sheet: OtherSheet; onChoose: OnChoose }) {
  return (
    <li>
      {say(otherText(sheet))}{' '}
      <Button
        look="link"
        text={fill(texts.readIt, { name: isolated(sheet.name) })}
        onClick={() => onChoose({ sheet: sheet.name })}
      />
    </li>
  );
}

type WorkbookSummaryProps = { notes: WorkbookNotes; onChoose: OnChoose };

/** Says which parts of a workbook were read and which weren't, before anything is imported. */
export function WorkbookSummary({ notes, onChoose }: WorkbookSummaryProps) {
  const { sheet, others, hidden } = notes;
  return (
    <div className="notice notice-info file-notes">
      {!needsHiddenChoice(notes) && <p>{say(fill(texts.read, { name: isolated(sheet) }))}</p>}
      {hidden.rows + hidden.columns > 0 && <Hidden notes={notes} onChoose={onChoose} />}
      {others.length > 0 && (
        <ul>
          {others.map((each) => (
            <Other key={each.name} sheet={each} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </div>
  );
}
