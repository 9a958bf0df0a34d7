import { countText } from '../../i18n/language/count-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { tableFile } from '../../i18n/table-file/table-file.ts';
import type { ImportChange, ImportPreview, ValueChange } from '../../stores/table-file/import.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';

const { texts } = tableFile;

/** Maximum number of lines shown of each kind. */
const mostListed = 200;

const valueWords = ({ name, before, after }: ValueChange): Message =>
  before ? fill(texts.value, { name, before, after }) : fill(texts.newValue, { name, after });

/** One changed item with its old and new values; several values are listed below it. */
function Line({ what, values }: ImportChange) {
  const [only, ...others] = values;
  if (!only) return say(what);
  if (others.length === 0) {
    return say(fill(texts.ofOne, { what, value: valueWords(only) }));
  }
  return (
    <>
      {say(what)}
      <ul>
        {values.map((value) => (
          <li key={value.name[1]}>{say(valueWords(value))}</li>
        ))}
      </ul>
    </>
  );
}

function Lines({ title, lines }: { title: Message; lines: readonly ImportChange[] }) {
  if (lines.length === 0) return null;
  const count = countText(lines.length);
  return (
    <details open={lines.length <= 20}>
      <summary>{say(fill(title, { count }))}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes a long list scrollable by keyboard. */}
      <ul tabIndex={0}>
        {lines.slice(0, mostListed).map((line) => (
          <li key={line.what[1]}>
            <Line {...line} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type ImportChangesProps = { preview: ImportPreview; problem: Message | null };

/** What a file would add, change and remove. Nothing is written yet. */
export function ImportChanges({ preview, problem }: ImportChangesProps) {
  const { added, changed, removed, notes = [] } = preview;
  return (
    <div className="file-changes">
      {added.length + changed.length + removed.length === 0 && <p>{say(texts.nothing)}</p>}
      <Lines title={texts.added} lines={added} />
      <Lines title={texts.changed} lines={changed} />
      <Lines title={texts.removed} lines={removed} />
      {notes.map((note) => (
        <p key={note[1]}>{say(note)}</p>
      ))}
      <div role="alert">{problem && <FieldMessage id="import-problem" text={problem} />}</div>
    </div>
  );
}
