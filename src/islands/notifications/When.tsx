import { useEffect } from 'react';
import type { ChannelName } from '../../domain/notifications/channel-name.ts';
import { isUrgent, outsideTopics } from '../../domain/notifications/outside-topics.ts';
import type { Reader } from '../../domain/notifications/topics.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { topicNames } from '../../i18n/notifications/notifications.ts';
import { outside } from '../../i18n/notifications/outside.ts';
import { times } from '../../i18n/notifications/times.ts';
import { common } from '../../i18n/shell/common.ts';
import { $times, $timesReading, readTimes } from '../../stores/notifications/times.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import { Digests } from './Digests.tsx';
import { QuietForm } from './QuietForm.tsx';

const { texts } = times;

/** Names of the topics that are sent even in quiet hours, as a list. */
function urgentOf(reader: Reader): Message {
  const names = outsideTopics[reader].filter(isUrgent).map((topic) => topicNames.texts[topic]);
  const joined = (at: 0 | 1) => names.map((name) => name[at]).join(texts.and[at]);
  return [joined(0), joined(1)];
}

type WhenProps = {
  reader: Reader;
  /** The channels that reach the user. */
  channels: readonly ChannelName[];
};

/** When the user gets notifications outside the panel. */
export function When({ reader, channels }: WhenProps) {
  const read = () => void readTimes();
  useEffect(read, []);
  const known = useLive($times, null);
  const reading = useLive($timesReading, 'reading');
  const isUnread = !known && (reading === 'offline' || reading === 'failed');
  return (
    <>
      <h3>{say(texts.title)}</h3>
      <p>{say(texts.hint)}</p>
      <p>{say(fill(texts.urgent, { topics: urgentOf(reader) }))}</p>
      {known && <QuietForm quiet={known.quiet} />}
      {known && <Digests channels={channels} chosen={known.digests} />}
      {isUnread && (
        <p role="alert">
          {say(outside.texts.unread)} <Button look="link" text={common.again} onClick={read} />
        </p>
      )}
    </>
  );
}
