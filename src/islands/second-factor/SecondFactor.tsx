import { useEffect, useRef } from 'react';
import { withCount } from '../../i18n/language/count-text.ts';
import { secondFactor } from '../../i18n/second-factor/second-factor.ts';
import { common } from '../../i18n/shell/common.ts';
import {
  $factors,
  $factorsReading,
  followFactors,
  readFactors,
} from '../../stores/second-factor/factors.ts';
import { $flow, askFor } from '../../stores/second-factor/flow.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import { AddFactor } from './AddFactor.tsx';
import { FactorFlow } from './FactorFlow.tsx';
import { FactorList } from './FactorList.tsx';

const { texts } = secondFactor;

function Loading() {
  const reading = useLive($factorsReading, 'reading');
  const isUnread = reading === 'offline' || reading === 'failed';
  return isUnread ? (
    <div role="alert">
      <FieldMessage id="factors-problem" text={texts.unread} />
      <Button text={common.again} onClick={() => void readFactors()} />
    </div>
  ) : (
    <p role="status">{say(texts.loading)}</p>
  );
}

function CodesLeft({ count }: { count: number }) {
  return (
    <div className="privacy-session">
      {say(withCount(texts.codesLeft, count))}
      <Button text={texts.renewCodes} onClick={() => askFor({ what: 'renewCodes' })} />
    </div>
  );
}

/** The user's second factors, with actions to change them. */
export function SecondFactor() {
  useEffect(followFactors, []);
  const factors = useLive($factors, null);
  const flow = useLive($flow, { at: 'rest', done: null });
  const title = useRef<HTMLHeadingElement>(null);
  const done = flow.at === 'rest' ? flow.done : null;
  useEffect(() => {
    // The button clicked last no longer exists.
    if (done) title.current?.focus();
  }, [done]);
  const hasAny = factors !== null && (factors.app !== null || factors.passkeys.length > 0);
  return (
    <section className="surface second-factor" aria-busy={!factors}>
      <h2 ref={title} tabIndex={-1}>
        {say(texts.title)}
      </h2>
      <p>{say(texts.hint)}</p>
      {factors?.isRequired && <p>{say(texts.required)}</p>}
      {factors ? <FactorList factors={factors} /> : <Loading />}
      {hasAny && <CodesLeft count={factors.recoveryCodes} />}
      <p role="status">
        {done === 'add' && say(texts.added)}
        {done === 'remove' && say(texts.removed)}
      </p>
      {factors && flow.at === 'rest' && (
        <AddFactor hasApp={factors.app !== null} onAdd={(kind) => askFor({ what: 'add', kind })} />
      )}
      <FactorFlow />
    </section>
  );
}
