import { useEffect } from 'react';
import type { BotName } from '../../domain/notifications/channel-name.ts';
import { instantText } from '../../i18n/calendar/instant-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { chats } from '../../i18n/notifications/chats.ts';
import { outside } from '../../i18n/notifications/outside.ts';
import {
  $link,
  followLink,
  type LinkAnswer,
  linkPlace,
  startLinking,
} from '../../stores/notifications/chats.ts';
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

const { texts } = chats;

function Chat({ chat }: { chat: Destination }) {
  const { id, madeAt } = chat;
  return (
    <li className="topic outside-chat">
      <div>
        <strong>{say(texts.chat)}</strong>
        <small>{say(fill(outside.texts.since, { at: instantText(madeAt) }))}</small>
        <ActionStatus at={id} id={`destination-${id}`} />
        <ActionStatus at={testPlace(chat)} id={`test-${id}`} />
      </div>
      <ActionButton icon="send" text={outside.texts.test} onPress={() => sendTest(chat)} />
      <ActionButton text={texts.remove} onPress={() => removeDestination(chat)} />
    </li>
  );
}

/** The linking code, and what to do with it. */
function Code({ code, address }: Pick<LinkAnswer, 'code' | 'address'>) {
  useEffect(followLink, []);
  return (
    <div className="outside-link" role="status">
      <p>{say(texts.press)}</p>
      <p>
        <code dir="ltr">{code}</code>
        <a className="btn btn-primary" href={address} target="_blank" rel="noreferrer">
          {say(texts.open)}
        </a>
      </p>
      <small>{say(texts.waiting)}</small>
    </div>
  );
}

/** Requests a code that links a chat. */
function LinkChat({ channel, isFirst }: { channel: BotName; isFirst: boolean }) {
  const link = useLive($link, null);
  if (link?.channel !== channel) {
    const text = isFirst ? texts.link : texts.another;
    return (
      <p className="outside-test">
        <ActionButton icon="send" text={text} onPress={() => startLinking(channel)} />
        <ActionStatus at={linkPlace(channel)} id={`link-${channel}`} />
      </p>
    );
  }
  return <Code {...link} />;
}

type ChatsProps = { name: BotName; linked: readonly Destination[] };

/** The chats in which a bot notifies the user. */
export function Chats({ name, linked }: ChatsProps) {
  return (
    <>
      {linked.length > 0 && (
        <ul>
          {linked.map((chat) => (
            <Chat key={chat.id} chat={chat} />
          ))}
        </ul>
      )}
      <LinkChat channel={name} isFirst={linked.length === 0} />
    </>
  );
}
