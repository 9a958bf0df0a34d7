import { useEffect } from 'react';
import { isOwner } from '../domain/accounts/is-owner.ts';
import { privacy } from '../i18n/privacy/privacy.ts';
import { peoplePath } from '../panel/people-path.ts';
import { loginPathTo, panelRoutes } from '../panel/routes.ts';
import {
  $sessions,
  $sessionsReading,
  followSessions,
  readSessions,
} from '../stores/privacy/sessions.ts';
import { $signedIn } from '../stores/shell/session.ts';
import { Text } from '../ui/base/Text.tsx';
import { EmptyState } from '../ui/orders/EmptyState.tsx';
import { useLive } from './base/use-live.ts';
import { LateSecondFactor } from './privacy/LateSecondFactor.tsx';
import { OpenSessions } from './privacy/OpenSessions.tsx';
import { PasswordForm } from './privacy/PasswordForm.tsx';

const { texts } = privacy;

function SignedOut() {
  return (
    <EmptyState picture="key" title={texts.signedOut} text={texts.signedOutHint}>
      <a className="btn btn-primary" href={loginPathTo(panelRoutes.privacy.path)}>
        <Text of={texts.signIn} />
      </a>
    </EmptyState>
  );
}

function Unread({ why }: { why: 'offline' | 'failed' }) {
  return (
    <EmptyState picture="unplugged" title={texts[why]} text={texts[`${why}Hint`]}>
      <button type="button" className="btn btn-primary" onClick={() => void readSessions()}>
        <Text of={texts.again} />
      </button>
    </EmptyState>
  );
}

/** The way to the people of the account, for its owners. */
function People() {
  const user = useLive($signedIn, null)?.user;
  if (!user || !isOwner(user)) return null;
  return (
    <section className="surface">
      <h2>
        <Text of={texts.people} />
      </h2>
      <p>
        <Text of={texts.peopleHint} />
      </p>
      <a className="btn btn-outline-primary" href={peoplePath}>
        <Text of={texts.people} />
      </a>
    </section>
  );
}

/** The user's open sessions and password, and for owners the way to the account's people. */
export function Privacy() {
  useEffect(followSessions, []);
  const sessions = useLive($sessions, null);
  const reading = useLive($sessionsReading, 'reading');
  if (!sessions && reading === 'signedOut') return <SignedOut />;
  if (!sessions && reading !== 'reading' && reading !== 'done') {
    return <Unread why={reading === 'offline' ? 'offline' : 'failed'} />;
  }
  return (
    <div className="privacy">
      <OpenSessions sessions={sessions} />
      <PasswordForm />
      <LateSecondFactor />
      <People />
    </div>
  );
}
