import { useEffect, useRef, useState } from 'react';
import type { AddressedName } from '../../domain/notifications/channel-name.ts';
import { instantText } from '../../i18n/calendar/instant-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { addresses } from '../../i18n/notifications/addresses.ts';
import { outside } from '../../i18n/notifications/outside.ts';
import { $awaited, $dropped } from '../../stores/notifications/addresses.ts';
import {
  type Destination,
  removeDestination,
  sendTest,
  testPlace,
} from '../../stores/notifications/destinations.ts';
import { say } from '../../ui/base/say.tsx';
import { ActionButton } from '../base/ActionButton.tsx';
import { useLive } from '../base/use-live.ts';
import { ActionStatus } from './ActionStatus.tsx';
import { AddressForm } from './AddressForm.tsx';
import { CodeForm } from './CodeForm.tsx';

type AddressProps = {
  reached: Destination;
  /** True if it has just been confirmed. It then takes the focus. */
  isNew: boolean;
};

function Address({ reached, isNew }: AddressProps) {
  const { id, address, madeAt } = reached;
  const name = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) name.current?.focus();
  }, [isNew]);
  return (
    <li className="topic outside-chat">
      <div>
        <strong ref={name} tabIndex={-1}>
          <bdi dir="ltr">{address}</bdi>
        </strong>
        <small>{say(fill(outside.texts.since, { at: instantText(madeAt) }))}</small>
        <ActionStatus at={id} id={`destination-${id}`} />
        <ActionStatus at={testPlace(reached)} id={`test-${id}`} />
      </div>
      <ActionButton icon="send" text={outside.texts.test} onPress={() => sendTest(reached)} />
      <ActionButton text={addresses.texts.remove} onPress={() => removeDestination(reached)} />
    </li>
  );
}

type AddressesProps = { name: AddressedName; reached: readonly Destination[] };

/** The addresses to which a channel sends the user's notifications. */
export function Addresses({ name, reached }: AddressesProps) {
  const code = useLive($awaited, null)?.[name];
  const start = useLive($dropped, null)?.[name] ?? '';
  const [isSent, setSent] = useState(false);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const onSent = () => setSent(true);
  return (
    <>
      {reached.length > 0 && (
        <ul>
          {reached.map((each) => (
            <Address key={each.id} reached={each} isNew={each.id === confirmed} />
          ))}
        </ul>
      )}
      {code ? (
        <CodeForm
          key={code.id}
          awaited={code}
          isNew={isSent}
          onSent={onSent}
          onConfirmed={() => setConfirmed(code.id)}
        />
      ) : (
        <AddressForm channel={name} start={start} onSent={onSent} />
      )}
    </>
  );
}
