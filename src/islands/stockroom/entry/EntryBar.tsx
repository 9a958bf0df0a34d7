import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { directionOf } from '../../../domain/stockroom/compose-posting.ts';
import {
  type CorrectionReason,
  correctionReasons,
} from '../../../domain/stockroom/movement-kind.ts';
import type { ShelfTask } from '../../../domain/stockroom/shelf-task.ts';
import { stockroomLimits } from '../../../domain/stockroom/stockroom-limits.ts';
import { type Message, pick } from '../../../i18n/language/message.ts';
import {
  correctionReasonNames,
  stockroom,
  taskActs,
  taskNames,
} from '../../../i18n/stockroom/stockroom.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { enterAs } from '../../../stores/stockroom/desk.ts';
import { $posted } from '../../../stores/stockroom/post.ts';
import { $head } from '../../../stores/stockroom/typed.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Choices } from '../../../ui/base/Choices.tsx';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';
import { useMessages } from '../../base/use-messages.ts';
import { FieldHelp } from '../../help/FieldHelp.tsx';
import { outcomeId, PostingOutcome } from './PostingOutcome.tsx';

const { texts } = stockroom;

const hints: Partial<Record<ShelfTask, Message>> = {
  count: texts.countHint,
  levels: texts.levelsHint,
  powers: texts.powersHint,
};
const directions = (['less', 'more'] as const).map((value) => ({ value, label: texts[value] }));

/** The reason for a correction, and its direction if the reason doesn't imply it. */
function Reason() {
  const { reason, direction } = useStore($head);
  const locale = useLive($locale, 'fa');
  return (
    <>
      <label className="stockroom-field">
        {say(texts.reason)}
        <select
          className="form-select"
          name="reason"
          value={reason}
          onChange={({ currentTarget }) =>
            enterAs({ reason: currentTarget.value as CorrectionReason })
          }
        >
          {correctionReasons.map((each) => (
            <option key={each} value={each}>
              {pick(correctionReasonNames.texts[each], locale)}
            </option>
          ))}
        </select>
      </label>
      {directionOf[reason] === null && (
        <Choices
          legend={texts.direction}
          options={directions}
          chosen={direction}
          onChoose={(chosen) => enterAs({ direction: chosen })}
        />
      )}
    </>
  );
}

function Note() {
  const { note } = useStore($head);
  const isMissing = useStore($posted)?.kind === 'noteMissing';
  const { noteHint } = useMessages(stockroom);
  return (
    <label className="stockroom-field stockroom-note">
      {say(texts.note)}
      <input
        className="form-control"
        name="note"
        autoComplete="off"
        dir={note === '' ? undefined : 'auto'}
        maxLength={stockroomLimits.note}
        placeholder={noteHint}
        value={note}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? outcomeId : undefined}
        onInput={({ currentTarget }) => enterAs({ note: currentTarget.value })}
      />
    </label>
  );
}

type EntryBarProps = {
  /** The tasks to choose from, in order. */
  tasks: readonly ShelfTask[];
  task: ShelfTask;
  /** Summary of the input so far. */
  sum: ReactNode;
  isEmpty: boolean;
  onEnter: () => void;
  /** Undo and redo. */
  children?: ReactNode;
};

/** The task, reason and note of an entry, and the button that posts it. */
export function EntryBar({ tasks, task, sum, isEmpty, onEnter, children }: EntryBarProps) {
  const isSending = useStore($posted)?.kind === 'sending';
  const hint = hints[task];
  return (
    <section className="surface stockroom-entry">
      <Choices
        legend={texts.doing}
        options={tasks.map((value) => ({ value, label: taskNames.texts[value] }))}
        chosen={task}
        onChoose={(chosen) => enterAs({ task: chosen })}
      />
      {task === 'correction' && <Reason />}
      <Note />
      {children}
      <p className="stockroom-save">
        <span>{sum}</span>
        <Button
          look="primary"
          text={isSending ? texts.sending : taskActs.texts[task]}
          aria-disabled={isEmpty || isSending}
          onClick={() => !isEmpty && onEnter()}
        />
      </p>
      <PostingOutcome />
      {hint && <p className="stockroom-hint">{say(hint)}</p>}
      {task === 'levels' && <FieldHelp topic="level" of={texts.level} />}
    </section>
  );
}
