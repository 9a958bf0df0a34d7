import { useEffect } from 'react';
import { type Reader, topicsOf } from '../domain/notifications/topics.ts';
import { notifications } from '../i18n/notifications/notifications.ts';
import { panelRoutes } from '../panel/routes.ts';
import {
  $muted,
  $mutedReading,
  followSettings,
  readSettings,
} from '../stores/notifications/settings.ts';
import { $signedIn } from '../stores/shell/session.ts';
import outsideSheet from '../styles/profile/outside.scss?url';
import { say } from '../ui/base/say.tsx';
import { Lazy } from './base/Lazy.tsx';
import { lazy } from './base/lazy-code.ts';
import { useLive } from './base/use-live.ts';
import { TopicSwitch } from './notifications/TopicSwitch.tsx';
import { Unread } from './own-data/Unread.tsx';

const { texts } = notifications;

const outside = lazy(
  async () => (await import('./notifications/Outside.tsx')).Outside,
  outsideSheet,
);

/** What the user wants to be notified about. */
export function Notifications() {
  useEffect(followSettings, []);
  const muted = useLive($muted, null);
  const reading = useLive($mutedReading, 'reading');
  const role = useLive($signedIn, null)?.user.role;
  const reader: Reader = role === 'SuperAdmin' ? 'lab' : 'shop';
  if (!muted && reading !== 'reading' && reading !== 'done') {
    const again = () => void readSettings();
    return (
      <Unread why={reading} texts={texts} path={panelRoutes.notifications.path} onAgain={again} />
    );
  }
  return (
    <>
      <section className="surface topics" aria-busy={!muted}>
        <h2>{say(texts.title)}</h2>
        <p>{say(texts.hint)}</p>
        {muted ? (
          <ul>
            {topicsOf[reader].map((topic) => (
              <TopicSwitch key={topic} {...{ reader, topic }} isOn={!muted.includes(topic)} />
            ))}
          </ul>
        ) : (
          <p role="status">{say(texts.loading)}</p>
        )}
      </section>
      {muted && <Lazy of={outside} given={{ reader }} frame="surface topics" />}
    </>
  );
}
