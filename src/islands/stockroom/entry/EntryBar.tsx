import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { directionOf } from '../../../domain/stockroom/compose-posting.ts';
import {
  type CorrectionReason,
  correctionReasons,
} from '../../../domain/stockroom/movement-kind.ts';
import { stockroomLimits } from '../../../domain/stockroom/stockroom-limits.ts';
import { pick } from '../../../i18n/language/message.ts';
import {
  correctionReasonNames,
  postingActs,
  postingNames,
  stockroom,
} from '../../../i18n/stockroom/stockroom.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { $head, enterAs } from '../../../stores/stockroom/desk.ts';
import { $posted } from '../../../stores/stockroom/post.ts';
import { Choices } from '../../../ui/base/Choices.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { useLive } from '../../base/use-live.ts';
import { useMessages } from '../../base/use-messages.ts';
import { outcomeId, PostingOutcome } from './PostingOutcome.tsx';

const { texts } = stockroom;

const kinds = (['receipt', 'count', 'correction', 'return'] as const).map((value) => {
  return { value, label: postingNames.texts[value] };
});
const directions = (['less', 'more'] as const).map((value) => ({ value, label: texts[value] }));

/** Why the book is corrected, and which way where the reason does not say. */
function Reason() {
  const { reason, direction } = useStore($head);
  const locale = useLive($locale, 'fa');
  return (
    <>
      <label className="stockroom-field">
        <Text of={texts.reason} />
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
      <Text of={texts.note} />
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
  /** How much has been typed. */
  sum: ReactNode;
  isEmpty: boolean;
  onEnter: () => void;
  /** Undo and redo. */
  children?: ReactNode;
};

/** What is being entered and why, and the button that enters it. */
export function EntryBar({ sum, isEmpty, onEnter, children }: EntryBarProps) {
  const { kind } = useStore($head);
  const isSending = useStore($posted)?.kind === 'sending';
  return (
    <section className="surface stockroom-entry">
      <Choices
        legend={texts.doing}
        options={kinds}
        chosen={kind}
        onChoose={(chosen) => enterAs({ kind: chosen })}
      />
      {kind === 'correction' && <Reason />}
      <Note />
      {children}
      <p className="stockroom-save">
        <span>{sum}</span>
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isEmpty || isSending}
          onClick={() => !isEmpty && onEnter()}
        >
          <Text of={isSending ? texts.sending : postingActs.texts[kind]} />
        </button>
      </p>
      <PostingOutcome />
      {kind === 'count' && (
        <p className="stockroom-hint">
          <Text of={texts.countHint} />
        </p>
      )}
    </section>
  );
}
