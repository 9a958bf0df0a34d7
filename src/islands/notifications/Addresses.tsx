import type { AddressedName } from '../../domain/notifications/channel-name.ts';
import type { Reader } from '../../domain/notifications/topics.ts';
import { instantText } from '../../i18n/calendar/instant-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { addresses } from '../../i18n/notifications/addresses.ts';
import { channelNames, outside } from '../../i18n/notifications/outside.ts';
import { $awaited } from '../../stores/notifications/addresses.ts';
import {
  type Destination,
  type DestinationsAnswer,
  removeDestination,
  sendTest,
  testPlace,
} from '../../stores/notifications/destinations.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import { AddressForm } from './AddressForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { OutsideTopics } from './OutsideTopics.tsx';
import { PressOutcome } from './PressOutcome.tsx';

function Address({ reached }: { reached: Destination }) {
  const { id, address, madeAt } = reached;
  return (
    <li className="topic outside-chat">
      <div>
        <strong>
          <bdi dir="ltr">{address}</bdi>
        </strong>
        <small>{say(fill(outside.texts.since, { at: instantText(madeAt) }))}</small>
        <PressOutcome at={id} id={`destination-${id}`} />
        <PressOutcome at={testPlace(reached)} id={`test-${id}`} />
      </div>
      <Button icon="send" text={outside.texts.test} onClick={() => void sendTest(reached)} />
      <Button text={addresses.texts.remove} onClick={() => void removeDestination(reached)} />
    </li>
  );
}

type AddressesProps = {
  reader: Reader;
  channel: DestinationsAnswer['channels'][number] & { name: AddressedName };
  reached: readonly Destination[];
};

/** The addresses at which the user is told by a channel, and what about. */
export function Addresses({ reader, channel: { name, topics }, reached }: AddressesProps) {
  const awaited = useLive($awaited, null);
  return (
    <>
      <h3>{say(channelNames.texts[name])}</h3>
      {reached.length > 0 && (
        <ul>
          {reached.map((each) => (
            <Address key={each.id} reached={each} />
          ))}
        </ul>
      )}
      {awaited?.channel === name ? (
        <CodeForm key={awaited.id} awaited={awaited} />
      ) : (
        <AddressForm key={reached.length} channel={name} />
      )}
      {reached.length > 0 && <OutsideTopics reader={reader} channel={name} chosen={topics} />}
    </>
  );
}
