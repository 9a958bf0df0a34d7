import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { callerWords } from '../../../i18n/caller/caller.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import {
  $caller,
  $isCallerMissing,
  $isCallerPending,
  forgetCaller,
} from '../../../stores/caller/caller.ts';
import { $callerReading, chooseCaller } from '../../../stores/caller/choose-caller.ts';
import { $tierName, readTiers } from '../../../stores/tiers/tiers.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { say } from '../../../ui/base/say.tsx';
import { AccountField } from '../../counter/AccountField.tsx';

const { texts } = callerWords;
const messageId = 'caller-message';

/** Isolates the text direction of a name. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** The error of the choice, if any. */
function useProblem(): Message | null {
  const reading = useStore($callerReading);
  const isPending = useStore($isCallerPending);
  const isMissing = useStore($isCallerMissing);
  if (isPending && reading !== 'reading' && reading !== 'done') return texts[reading];
  return isMissing ? texts.missing : null;
}

/** The account that orders by telephone, at the top of every screen that composes orders. */
export function CallerField() {
  useEffect(() => void readTiers(), []);
  const caller = useStore($caller);
  const tierName = useStore($tierName);
  const problem = useProblem();
  return (
    <section className="surface caller" aria-labelledby="caller-title">
      <h2 id="caller-title">{say(texts.title)}</h2>
      <AccountField
        name={caller?.name ?? ''}
        isChosen={caller !== null}
        none={texts.none}
        clearing={texts.forget}
        problem={problem ? messageId : undefined}
        onChoose={(account) => (account ? void chooseCaller(account.id) : forgetCaller())}
      />
      <div className="caller-state" role="status">
        {problem && <FieldMessage id={messageId} text={problem} />}
        <p>
          {say(
            caller
              ? fill(texts.chosen, { name: isolated(caller.name), tier: tierName(caller.tier) })
              : texts.hint,
          )}
        </p>
      </div>
    </section>
  );
}
