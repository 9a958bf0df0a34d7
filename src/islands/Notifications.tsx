import { useEffect } from 'react';
import { type Reader, topicsOf } from '../domain/notifications/topics.ts';
import { notifications } from '../i18n/notifications/notifications.ts';
import { loginPathTo, panelRoutes } from '../panel/routes.ts';
import {
  $muted,
  $mutedReading,
  followSettings,
  readSettings,
} from '../stores/notifications/settings.ts';
import { $signedIn } from '../stores/shell/session.ts';
import { Text } from '../ui/base/Text.tsx';
import { EmptyState } from '../ui/orders/EmptyState.tsx';
import { useLive } from './base/use-live.ts';
import { TopicSwitch } from './notifications/TopicSwitch.tsx';

const { texts } = notifications;

function SignedOut() {
  return (
    <EmptyState picture="key" title={texts.signedOut} text={texts.signedOutHint}>
      <a className="btn btn-primary" href={loginPathTo(panelRoutes.notifications.path)}>
        <Text of={texts.signIn} />
      </a>
    </EmptyState>
  );
}

function Unread({ why }: { why: 'offline' | 'failed' }) {
  return (
    <EmptyState picture="unplugged" title={texts[why]} text={texts[`${why}Hint`]}>
      <button type="button" className="btn btn-primary" onClick={() => void readSettings()}>
        <Text of={texts.again} />
      </button>
    </EmptyState>
  );
}

/** What the user wants to hear about. */
export function Notifications() {
  useEffect(followSettings, []);
  const muted = useLive($muted, null);
  const reading = useLive($mutedReading, 'reading');
  const role = useLive($signedIn, null)?.user.role;
  const reader: Reader = role === 'SuperAdmin' ? 'lab' : 'shop';
  if (!muted && reading === 'signedOut') return <SignedOut />;
  if (!muted && reading !== 'reading' && reading !== 'done') {
    return <Unread why={reading === 'offline' ? 'offline' : 'failed'} />;
  }
  return (
    <section className="surface topics" aria-busy={!muted}>
      <h2>
        <Text of={texts.title} />
      </h2>
      <p>
        <Text of={texts.hint} />
      </p>
      {muted ? (
        <ul>
          {topicsOf[reader].map((topic) => (
            <TopicSwitch key={topic} {...{ reader, topic }} isOn={!muted.includes(topic)} />
          ))}
        </ul>
      ) : (
        <p role="status">
          <Text of={texts.loading} />
        </p>
      )}
    </section>
  );
}
