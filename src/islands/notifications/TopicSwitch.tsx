import FormCheckInput from 'react-bootstrap/FormCheckInput';
import type { Topic } from '../../domain/notifications/topic-names.ts';
import { isMutable, type Reader } from '../../domain/notifications/topics.ts';
import type { Message } from '../../i18n/language/message.ts';
import { notifications, topicHints, topicNames } from '../../i18n/notifications/notifications.ts';
import { $saving, type Saving, setTopic } from '../../stores/notifications/settings.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = notifications;
const nothing: Partial<Record<Topic, Saving>> = {};

const outcomes: Record<Saving, Message> = {
  saving: texts.saving,
  saved: texts.saved,
  offline: texts.notSavedOffline,
  failed: texts.notSaved,
};

/** Result of the last change, shown next to its switch. */
function Outcome({ topic }: { topic: Topic }) {
  const saving = useLive($saving, nothing)[topic];
  const isProblem = saving === 'offline' || saving === 'failed';
  return (
    <>
      <small role="status">{saving && !isProblem && say(outcomes[saving])}</small>
      <div role="alert">
        {isProblem && <FieldMessage id={`topic-${topic}-fault`} text={outcomes[saving]} />}
      </div>
    </>
  );
}

type TopicSwitchProps = { reader: Reader; topic: Topic; isOn: boolean };

/** One topic with its switch. Saves immediately. */
export function TopicSwitch({ reader, topic, isOn }: TopicSwitchProps) {
  const id = `topic-${topic}`;
  const hint = topicHints[topic];
  const canMute = isMutable(reader, topic);
  const name = say(topicNames.texts[topic]);
  return (
    <li className="topic">
      <div>
        {canMute ? <label htmlFor={id}>{name}</label> : <strong>{name}</strong>}
        {hint && <small id={`${id}-hint`}>{say(hint)}</small>}
        <Outcome topic={topic} />
      </div>
      {canMute ? (
        <FormCheckInput
          id={id}
          role="switch"
          aria-describedby={hint && `${id}-hint`}
          checked={isOn}
          onChange={(press) => void setTopic(topic, press.currentTarget.checked)}
        />
      ) : (
        <span className="chip">{say(texts.always)}</span>
      )}
    </li>
  );
}
