import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import {
  type ChosenColumn,
  columnWidths,
  isAlwaysShown,
  moveColumn,
  resizeColumn,
  toggleColumn,
  usualColumns,
} from '../../domain/counter/queue-columns.ts';
import { columnChoice, columnNames, widthNames } from '../../i18n/counter/queue-columns.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill, type Message, pick } from '../../i18n/language/message.ts';
import { $columns, setColumns } from '../../stores/counter/columns.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { useMessages } from '../base/use-messages.ts';
import { Dialog } from '../dialog/Dialog.tsx';

const { texts } = columnChoice;

type ColumnProps = { column: ChosenColumn; place: number; all: readonly ChosenColumn[] };

/** Moves a column. The button keeps the focus after the move. */
function MoveButtons({ column: { name }, place, all }: ColumnProps) {
  const pressed = useRef<HTMLButtonElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move.
  useLayoutEffect(() => pressed.current?.focus(), [place]);
  const button = (by: -1 | 1, label: Message, isAtEnd: boolean) => (
    <button
      type="button"
      className={by < 0 ? 'btn btn-link column-up' : 'btn btn-link'}
      aria-disabled={isAtEnd}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        setColumns(moveColumn(all, name, by));
      }}
    >
      <Icon name="chevron-down" />
      <span className="visually-hidden">{say(fill(label, { name: columnNames[name] }))}</span>
    </button>
  );
  return (
    <>
      {button(-1, texts.up, place === 0)}
      {button(1, texts.down, place === all.length - 1)}
    </>
  );
}

function Column(props: ColumnProps) {
  const { column, place, all } = props;
  const { name, width, isShown } = column;
  const widths = useMessages(widthNames);
  const label = pick(fill(texts.width, { name: columnNames[name] }), useStore($locale));
  return (
    <li>
      <label>
        <input
          type="checkbox"
          className="form-check-input"
          checked={isShown}
          disabled={isAlwaysShown(name)}
          onChange={() => setColumns(toggleColumn(all, name))}
        />
        {say(columnNames[name])}
      </label>
      <span className="visually-hidden" role="status">
        {say(
          fill(texts.place, {
            name: columnNames[name],
            place: countText(place + 1),
            count: countText(all.length),
          }),
        )}
      </span>
      <select
        className="form-select"
        aria-label={label}
        value={width}
        onChange={({ currentTarget }) => {
          const chosen = columnWidths.find((each) => each === currentTarget.value);
          if (chosen) setColumns(resizeColumn(all, name, chosen));
        }}
      >
        {columnWidths.map((each) => (
          <option key={each} value={each}>
            {widths[each]}
          </option>
        ))}
      </select>
      <MoveButtons {...props} />
    </li>
  );
}

/** Sets the queue's columns, their widths and their order. Changes apply immediately. */
export function ColumnsDialog({ onClose }: { onClose: () => void }) {
  const columns = useStore($columns);
  return (
    <Dialog within=".counter-dialogs" labelledBy="queue-columns-title" onClose={onClose}>
      <h2 id="queue-columns-title">{say(texts.title)}</h2>
      <p>{say(texts.hint)}</p>
      <ol className="queue-columns">
        {columns.map((column, place) => (
          <Column key={column.name} column={column} place={place} all={columns} />
        ))}
      </ol>
      <p className="queue-dialog-acts">
        <Button look="primary" text={texts.close} onClick={onClose} />
        <button type="button" className="btn btn-link" onClick={() => setColumns(usualColumns)}>
          <Icon name="arrow-counterclockwise" />
          {say(texts.reset)}
        </button>
      </p>
    </Dialog>
  );
}
