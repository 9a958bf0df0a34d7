import { useState } from 'react';
import { account as words } from '../../i18n/accounts/accounts.ts';
import { type Account, setSuspended } from '../../stores/accounts/account.ts';
import { $signedIn } from '../../stores/shell/session.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = words;

/** Suspends an account once it was confirmed, or brings it back; not the account of who asks. */
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
          <button type="button" className="btn btn-outline-danger" onClick={() => void press()}>
            {say(confirm)}
          </button>
        ) : (
          <button type="button" className="btn btn-outline-danger" onClick={() => setAsking(true)}>
            {say(texts.suspend)}
          </button>
        )}
        {isAsking && (
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => setAsking(false)}
          >
            {say(texts.keep)}
          </button>
        )}
      </p>
    </section>
  );
}
