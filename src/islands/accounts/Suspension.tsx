import { useState } from 'react';
import { account as words } from '../../i18n/accounts/accounts.ts';
import { type Account, setSuspended } from '../../stores/accounts/account.ts';
import { $signedIn } from '../../stores/shell/session.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { ActionButton } from '../base/ActionButton.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = words;

/** Suspends an account, after confirmation, or reinstates it. Not offered for one's own account. */
export function Suspension({ account: { id, suspendedAt } }: { account: Account }) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<'offline' | 'failed' | null>(null);
  const own = useLive($signedIn, null)?.account.id;
  if (id === own) return null;
  const press = async () => {
    setProblem(null);
    const saved = await setSuspended(id, suspendedAt === null);
    setAsking(false);
    if (saved.kind !== 'done') setProblem(saved.kind === 'offline' ? 'offline' : 'failed');
  };
  const confirm = suspendedAt ? texts.reinstate : texts.reallySuspend;
  return (
    <section className="surface accounts-part">
      <h2>{say(texts.suspensionTitle)}</h2>
      <p>{say(suspendedAt ? texts.suspendedHint : texts.suspendHint)}</p>
      <div role="alert">
        {problem && <FieldMessage id="suspension-problem" text={texts[problem]} />}
      </div>
      <p className="people-buttons">
        {suspendedAt || isAsking ? (
          <ActionButton look="danger" text={confirm} onPress={press} />
        ) : (
          <Button look="danger" text={texts.suspend} onClick={() => setAsking(true)} />
        )}
        {isAsking && <Button text={texts.keep} onClick={() => setAsking(false)} />}
      </p>
    </section>
  );
}
