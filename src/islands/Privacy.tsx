import { useEffect } from 'react';
import { isOwner } from '../domain/accounts/is-owner.ts';
import { privacy } from '../i18n/privacy/privacy.ts';
import { peoplePath } from '../panel/people-path.ts';
import { panelRoutes } from '../panel/routes.ts';
import {
  $sessions,
  $sessionsReading,
  followSessions,
  readSessions,
} from '../stores/privacy/sessions.ts';
import { $signedIn } from '../stores/shell/session.ts';
import { say } from '../ui/base/say.tsx';
import { useLive } from './base/use-live.ts';
import { Unread } from './own-data/Unread.tsx';
import { LazySections } from './privacy/LazySections.tsx';
import { OpenSessions } from './privacy/OpenSessions.tsx';
import { PasswordForm } from './privacy/PasswordForm.tsx';

const { texts } = privacy;

/** Link to the account's people, for its owners. */
function People() {
  const user = useLive($signedIn, null)?.user;
  if (!user || !isOwner(user)) return null;
  return (
    <section className="surface">
      <h2>{say(texts.people)}</h2>
      <p>{say(texts.peopleHint)}</p>
      <a className="btn btn-outline-primary" href={peoplePath}>
        {say(texts.people)}
      </a>
    </section>
  );
}

/**
 * The user's password and open sessions, and, for owners, the link to the account's people. Parts
 * known from the first frame come first, and each part waits for the one above it, so that late
 * content does not shift the layout.
 */
export function Privacy() {
  useEffect(followSessions, []);
  const sessions = useLive($sessions, null);
  const reading = useLive($sessionsReading, 'reading');
  if (!sessions && reading !== 'reading' && reading !== 'done') {
    const again = () => void readSessions();
    return <Unread why={reading} texts={texts} path={panelRoutes.privacy.path} onAgain={again} />;
  }
  return (
    <div className="privacy">
      <PasswordForm />
      <OpenSessions sessions={sessions} />
      {sessions && (
        <LazySections>
          <People />
        </LazySections>
      )}
    </div>
  );
}
