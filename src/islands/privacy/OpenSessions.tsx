import { useLayoutEffect, useRef, useState } from 'react';
import type { OpenSession } from '../../domain/privacy/open-session.ts';
import { instantText } from '../../i18n/calendar/instant-text.ts';
import { withCount } from '../../i18n/language/count-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { privacy } from '../../i18n/privacy/privacy.ts';
import { $ending, endOtherSessions, endSession } from '../../stores/privacy/sessions.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { ActionButton } from '../base/ActionButton.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = privacy;

/** How many sessions are shown at first. */
const shownAtFirst = 5;

function nameOf({ browser, system }: OpenSession): Message {
  if (browser && system) return fill(texts.device, { browser, system });
  const known = browser || system;
  return known ? [known, known] : texts.unknownDevice;
}

type SessionRowProps = { session: OpenSession; onEnd: () => Promise<unknown> };

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { signedInAt, seenAt, isThis } = session;
  return (
    <li className="privacy-session" tabIndex={-1}>
      <div>
        <strong>{say(nameOf(session))}</strong>
        <small>{say(fill(texts.signedInAt, { at: instantText(signedInAt) }))}</small>
        <small>{say(fill(texts.seenAt, { at: instantText(seenAt) }))}</small>
      </div>
      {isThis ? (
        <span className="chip">{say(texts.thisDevice)}</span>
      ) : (
        <ActionButton look="danger" text={texts.end} onPress={onEnd} />
      )}
    </li>
  );
}

type ListProps = {
  sessions: readonly OpenSession[];
  onEnd: (ending: Promise<void>) => Promise<void>;
};

/** This session and those used last; the rest once asked for. */
function SessionList({ sessions, onEnd }: ListProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isWhole ? sessions : sessions.slice(0, shownAtFirst);
  const more = sessions.length - shown.length;
  useLayoutEffect(() => {
    // The pressed button disappears, so the focus moves to the first session that it has shown.
    if (isWhole) list.current?.querySelectorAll('li')[shownAtFirst]?.focus();
  }, [isWhole]);
  return (
    <>
      <ul ref={list}>
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => onEnd(endSession(session.id))}
          />
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Button
            look="link"
            text={withCount(texts.showMore, more)}
            onClick={() => setWhole(true)}
          />
        </p>
      )}
    </>
  );
}

/** Result of ending sessions. */
function Outcome() {
  const ending = useLive($ending, null);
  const isProblem = ending === 'offline' || ending === 'failed';
  const problem = ending === 'offline' ? texts.notEndedOffline : texts.notEnded;
  return (
    <>
      <span role="status">{ending === 'ended' && say(texts.ended)}</span>
      <div role="alert">{isProblem && <FieldMessage id="ending-problem" text={problem} />}</div>
    </>
  );
}

/** The user's sessions; null while they are read. */
export function OpenSessions({ sessions }: { sessions: readonly OpenSession[] | null }) {
  const title = useRef<HTMLHeadingElement>(null);
  const end = async (ending: Promise<void>) => {
    await ending;
    // The clicked button disappears with its session, so the focus moves to the title.
    if ($ending.get() === 'ended') title.current?.focus();
  };
  return (
    <section className="surface" aria-busy={!sessions}>
      <h2 ref={title} tabIndex={-1}>
        {say(texts.sessions)}
      </h2>
      <p>{say(texts.sessionsHint)}</p>
      {sessions ? (
        <SessionList sessions={sessions} onEnd={end} />
      ) : (
        <p role="status">{say(texts.loading)}</p>
      )}
      <Outcome />
      {sessions && sessions.length > 1 && (
        <ActionButton
          look="danger"
          text={texts.endOthers}
          onPress={() => end(endOtherSessions())}
        />
      )}
      {sessions?.length === 1 && <p>{say(texts.onlyThis)}</p>}
    </section>
  );
}
