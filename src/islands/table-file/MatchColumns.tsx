import type { Columns } from '../../domain/table-file/column.ts';
import type { FileHeading } from '../../domain/table-file/headings.ts';
import { pick } from '../../i18n/language/message.ts';
import { tableFile } from '../../i18n/table-file/table-file.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { say } from '../../ui/base/say.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = tableFile;

type MatchColumnsProps<Row> = {
  headings: readonly FileHeading[];
  columns: Columns<Row>;
  /** Whether it starts unfolded, because the file can't be imported without it. */
  isNeeded: boolean;
  onMatch: (heading: string, column: string | null) => void;
};

/** Maps each heading of a file to a column, recognised by name or chosen by hand. */
export function MatchColumns<Row>(props: MatchColumnsProps<Row>) {
  const { headings, columns, isNeeded, onMatch } = props;
  const locale = useLive($locale, 'fa');
  const titled = Object.entries<Columns<Row>[keyof Row]>(columns);
  const options = titled.map(([key, { title }]) => [key, pick(title, locale)] as const);
  return (
    <details key={String(isNeeded)} className="file-columns" open={isNeeded}>
      <summary>{say(texts.columns)}</summary>
      <p>{say(texts.columnsHint)}</p>
      <div>
        {headings.map(({ text, column }, index) => (
          <SelectField
            key={text}
            id={`file-column-${index}`}
            label={[text, text]}
            options={options}
            none={pick(texts.noColumn, locale)}
            control={{
              value: column ?? '',
              onChange: ({ currentTarget }) => onMatch(text, currentTarget.value || null),
            }}
          />
        ))}
      </div>
    </details>
  );
}
