import { useEffect } from 'react';
import FormCheckInput from 'react-bootstrap/FormCheckInput';
import { isOwner } from '../../domain/accounts/is-owner.ts';
import type { Message } from '../../i18n/language/message.ts';
import { messageWishes } from '../../i18n/notifications/message-wishes.ts';
import { outside } from '../../i18n/notifications/outside.ts';
import { common } from '../../i18n/shell/common.ts';
import {
  $messageWishes,
  $wishesReading,
  $wishPresses,
  followMessageWishes,
  type MessageWish,
  readWishes,
  setMessageWish,
} from '../../stores/notifications/message-wishes.ts';
import { $signedIn } from '../../stores/shell/session.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = messageWishes;

type WishProps = { wish: MessageWish; name: Message; hint: Message; isOn: boolean };

/** One wish with its switch, which is saved immediately. */
function Wish({ wish, name, hint, isOn }: WishProps) {
  const press = useLive($wishPresses, {})[wish];
  const isProblem = press === 'offline' || press === 'failed';
  const id = `wish-${wish}`;
  return (
    <li className="topic">
      <div>
        <label htmlFor={id}>{say(name)}</label>
        <small id={`${id}-hint`}>{say(hint)}</small>
        <small role="status">{press && !isProblem && say(texts[press])}</small>
        <div role="alert">
          {isProblem && <FieldMessage id={`${id}-fault`} text={texts[press]} />}
        </div>
      </div>
      <FormCheckInput
        id={id}
        role="switch"
        aria-describedby={`${id}-hint`}
        checked={isOn}
        onChange={({ currentTarget }) => void setMessageWish(wish, currentTarget.checked)}
      />
    </li>
  );
}

/** What the account's owners wish of the messages about its orders. */
function Wishes() {
  useEffect(followMessageWishes, []);
  const known = useLive($messageWishes, null);
  const reading = useLive($wishesReading, 'reading');
  if (!known && (reading === 'offline' || reading === 'failed')) {
    return (
      <p role="alert">
        {say(outside.texts.unread)}{' '}
        <Button look="link" text={common.again} onClick={() => void readWishes('all')} />
      </p>
    );
  }
  if (!known) return null;
  return (
    <>
      <h3>{say(texts.title)}</h3>
      <ul>
        <Wish
          wish="namesCustomers"
          name={texts.namesCustomers}
          hint={texts.namesCustomersHint}
          isOn={known.namesCustomers}
        />
        {known.canTellWearers && (
          <Wish
            wish="tellsWearers"
            name={texts.tellsWearers}
            hint={texts.tellsWearersHint}
            isOn={known.tellsWearers}
          />
        )}
      </ul>
    </>
  );
}

/** The same, for owners alone. */
export function AccountWishes() {
  const user = useLive($signedIn, null)?.user;
  return user && isOwner(user) ? <Wishes /> : null;
}
