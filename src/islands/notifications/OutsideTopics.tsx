import FormCheckInput from 'react-bootstrap/FormCheckInput';
import type { ChannelName } from '../../domain/notifications/channel-name.ts';
import { outsideTopics } from '../../domain/notifications/outside-topics.ts';
import type { Topic } from '../../domain/notifications/topic-names.ts';
import type { Reader } from '../../domain/notifications/topics.ts';
import { topicNames } from '../../i18n/notifications/notifications.ts';
import { channelNames, outside } from '../../i18n/notifications/outside.ts';
import { setTopicOf, topicPlace } from '../../stores/notifications/topic-switches.ts';
import { say } from '../../ui/base/say.tsx';
import { useMessages } from '../base/use-messages.ts';
import { ActionStatus } from './ActionStatus.tsx';

type OutsideTopicsProps = { reader: Reader; channel: ChannelName; chosen: readonly Topic[] };

/** The topics that a channel sends to the user. Each switch saves immediately. */
export function OutsideTopics({ reader, channel, chosen }: OutsideTopicsProps) {
  const name = useMessages(channelNames)[channel];
  return (
    <>
      <h4>{say(outside.texts.topics)}</h4>
      <ul aria-label={name}>
        {outsideTopics[reader].map((topic) => {
          const id = `${channel}-${topic}`;
          return (
            <li key={topic} className="topic">
              <div>
                <label htmlFor={id}>{say(topicNames.texts[topic])}</label>
                <ActionStatus at={topicPlace(channel, topic)} id={id} />
              </div>
              <FormCheckInput
                id={id}
                role="switch"
                checked={chosen.includes(topic)}
                onChange={({ currentTarget }) =>
                  void setTopicOf(channel, topic, currentTarget.checked)
                }
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
