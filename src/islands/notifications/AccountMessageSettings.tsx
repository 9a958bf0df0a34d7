import { useEffect } from 'react';
import FormCheckInput from 'react-bootstrap/FormCheckInput';
import { isOwner } from '../../domain/accounts/is-owner.ts';
import type { Message } from '../../i18n/language/message.ts';
import { messageSettings } from '../../i18n/notifications/message-settings.ts';
import { outside } from '../../i18n/notifications/outside.ts';
import { common } from '../../i18n/shell/common.ts';
import {
  $messageSettingSaves,
  $messageSettings,
  $messageSettingsReading,
  followMessageSettings,
  type MessageSetting,
  readMessageSettings,
  setMessageSetting,
} from '../../stores/notifications/message-settings.ts';
import { $signedIn } from '../../stores/shell/session.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = messageSettings;

type SettingProps = { setting: MessageSetting; name: Message; hint: Message; isOn: boolean };

/** One setting with its switch, which is saved immediately. */
function Setting({ setting, name, hint, isOn }: SettingProps) {
  const saving = useLive($messageSettingSaves, {})[setting];
  const isProblem = saving === 'offline' || saving === 'failed';
  const id = `wish-${setting}`;
  return (
    <li className="topic">
      <div>
        <label htmlFor={id}>{say(name)}</label>
        <small id={`${id}-hint`}>{say(hint)}</small>
        <small role="status">{saving && !isProblem && say(texts[saving])}</small>
        <div role="alert">
          {isProblem && <FieldMessage id={`${id}-fault`} text={texts[saving]} />}
        </div>
      </div>
      <FormCheckInput
        id={id}
        role="switch"
        aria-describedby={`${id}-hint`}
        checked={isOn}
        onChange={({ currentTarget }) => void setMessageSetting(setting, currentTarget.checked)}
      />
    </li>
  );
}

/** The account's settings for messages about its orders. */
function Settings() {
  useEffect(followMessageSettings, []);
  const known = useLive($messageSettings, null);
  const reading = useLive($messageSettingsReading, 'reading');
  if (!known && (reading === 'offline' || reading === 'failed')) {
    return (
      <p role="alert">
        {say(outside.texts.unread)}{' '}
        <Button look="link" text={common.again} onClick={() => void readMessageSettings('all')} />
      </p>
    );
  }
  if (!known) return null;
  return (
    <>
      <h3>{say(texts.title)}</h3>
      <ul>
        <Setting
          setting="namesCustomers"
          name={texts.namesCustomers}
          hint={texts.namesCustomersHint}
          isOn={known.namesCustomers}
        />
        {known.canTellWearers && (
          <Setting
            setting="tellsWearers"
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
export function AccountMessageSettings() {
  const user = useLive($signedIn, null)?.user;
  return user && isOwner(user) ? <Settings /> : null;
}
