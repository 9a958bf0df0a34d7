import { useStore } from '@nanostores/react';
import { counter } from '../../i18n/counter/counter.ts';
import { paperwork } from '../../i18n/counter/paperwork.ts';
import { countText, withCount } from '../../i18n/language/count-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import {
  $paperwork,
  closePaperwork,
  type Paperwork as State,
} from '../../stores/counter/paperwork.ts';
import { say } from '../../ui/base/say.tsx';
import { CloseButton } from '../../ui/counter/CloseButton.tsx';

const { texts } = paperwork;

function wordsOf(state: State): Message {
  switch (state.kind) {
    case 'reading': {
      const [done, total] = [state.done, state.total].map((count) => countText(count));
      return fill(texts.reading, { done: done ?? '', total: total ?? '' });
    }
    case 'printed':
      return withCount(texts.printed, state.count);
    case 'files':
      return withCount(state.count > 0 ? texts.files : texts.noFiles, state.count);
    case 'failed':
      return texts.failed;
  }
}

function Numbers({ lead, numbers }: { lead: Message; numbers: readonly string[] }) {
  if (numbers.length === 0) return null;
  return (
    <p className="move-bad">
      {say(lead)}
      <span className="number">{numbers.join(', ')}</span>
    </p>
  );
}

/** Progress and result of printing tickets and downloading lab files, with the orders that failed. */
export function Paperwork() {
  const state = useStore($paperwork);
  return (
    <div role="status" className={state ? 'move-results' : undefined}>
      {state && (
        <>
          <p>{say(wordsOf(state))}</p>
          {'without' in state && <Numbers lead={texts.without} numbers={state.without} />}
          {'unread' in state && <Numbers lead={texts.unread} numbers={state.unread} />}
          {state.kind !== 'reading' && (
            <CloseButton label={counter.texts.close} onPress={closePaperwork} />
          )}
        </>
      )}
    </div>
  );
}
