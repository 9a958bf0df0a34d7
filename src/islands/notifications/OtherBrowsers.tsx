import { instantText } from '../../i18n/calendar/instant-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { outside } from '../../i18n/notifications/outside.ts';
import { type Destination, removeDestination } from '../../stores/notifications/destinations.ts';
import { say } from '../../ui/base/say.tsx';
import { ActionButton } from '../base/ActionButton.tsx';
import { ActionStatus } from './ActionStatus.tsx';

const { texts } = outside;

function nameOf({ browser, system }: Destination): Message {
  if (browser && system) return fill(texts.device, { browser, system });
  const known = browser || system;
  return known ? [known, known] : texts.unknownDevice;
}

/** The user's other browsers that get notifications. */
export function OtherBrowsers({ others }: { others: readonly Destination[] }) {
  return (
    <>
      <h4>{say(texts.others)}</h4>
      <ul>
        {others.map((other) => (
          <li key={other.id} className="topic">
            <div>
              <strong>{say(nameOf(other))}</strong>
              <small>{say(fill(texts.since, { at: instantText(other.madeAt) }))}</small>
              <ActionStatus at={other.id} id={`destination-${other.id}`} />
            </div>
            <ActionButton text={texts.remove} onPress={() => removeDestination(other)} />
          </li>
        ))}
      </ul>
    </>
  );
}
