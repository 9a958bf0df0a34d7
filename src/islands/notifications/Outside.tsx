import { useEffect } from 'react';
import { addressedName, botName } from '../../domain/notifications/channel-name.ts';
import type { Reader } from '../../domain/notifications/topics.ts';
import { channelNames, outside } from '../../i18n/notifications/outside.ts';
import { common } from '../../i18n/shell/common.ts';
import {
  $destinations,
  $destinationsReading,
  type DestinationsAnswer,
  followDestinations,
  readDestinations,
  sendTest,
  testPlace,
} from '../../stores/notifications/destinations.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { ActionButton } from '../base/ActionButton.tsx';
import { useLive } from '../base/use-live.ts';
import { AccountMessageSettings } from './AccountMessageSettings.tsx';
import { ActionStatus } from './ActionStatus.tsx';
import { Addresses } from './Addresses.tsx';
import { Chats } from './Chats.tsx';
import { OtherBrowsers } from './OtherBrowsers.tsx';
import { OutsideTopics } from './OutsideTopics.tsx';
import { ThisBrowser } from './ThisBrowser.tsx';
import { When } from './When.tsx';

const { texts } = outside;

/** Push notifications to the user's browsers. */
function Browsers({ reader, known }: { reader: Reader; known: DestinationsAnswer }) {
  const push = known.channels.find(({ name }) => name === 'push');
  if (!push) return null;
  const own = known.destinations.find(({ isThis }) => isThis);
  const others = known.destinations.filter(({ channel, isThis }) => channel === 'push' && !isThis);
  const isReached = own !== undefined || others.length > 0;
  return (
    <>
      <h3>{say(channelNames.texts.push)}</h3>
      <ThisBrowser own={own} />
      {own && (
        <p className="outside-test">
          <ActionButton icon="send" text={texts.test} onPress={() => sendTest(own)} />
          <ActionStatus at={testPlace(own)} id="test" />
        </p>
      )}
      {isReached && <OutsideTopics reader={reader} channel="push" chosen={push.topics} />}
      {others.length > 0 && <OtherBrowsers others={others} />}
    </>
  );
}

type ChannelPartProps = {
  reader: Reader;
  channel: DestinationsAnswer['channels'][number];
  known: DestinationsAnswer;
};

/** The addresses or chats of a channel, and the topics it sends. */
function ChannelPart({ reader, channel: { name, topics, ways }, known }: ChannelPartProps) {
  const reached = known.destinations.filter(({ channel }) => channel === name);
  const bot = botName.safeParse(name);
  const addressed = addressedName.safeParse(name);
  return (
    <>
      <h3>{say(channelNames.texts[name])}</h3>
      {bot.success && ways.includes('chat') && (
        <Chats name={bot.data} linked={reached.filter(({ address }) => address === '')} />
      )}
      {addressed.success && ways.includes('address') && (
        <Addresses
          name={addressed.data}
          reached={reached.filter(({ address }) => address !== '')}
        />
      )}
      {reached.length > 0 && <OutsideTopics reader={reader} channel={name} chosen={topics} />}
    </>
  );
}

/** All channels except push. */
function Channels({ reader, known }: { reader: Reader; known: DestinationsAnswer }) {
  const others = known.channels.filter(({ name }) => name !== 'push');
  return others.map((channel) => (
    <ChannelPart key={channel.name} {...{ reader, channel, known }} />
  ));
}

/** The notifications that the user gets outside the panel, and where they go. */
export function Outside({ reader }: { reader: Reader }) {
  useEffect(followDestinations, []);
  const known = useLive($destinations, null);
  const reading = useLive($destinationsReading, 'reading');
  const isUnread = !known && (reading === 'offline' || reading === 'failed');
  const again = () => void readDestinations();
  return (
    <section className="surface topics outside" aria-busy={!known && !isUnread}>
      <h2>{say(texts.title)}</h2>
      <p>{say(reader === 'shop' ? texts.hintOfShop : texts.hint)}</p>
      {known?.channels.length === 0 && <p>{say(texts.none)}</p>}
      {known && <Browsers {...{ reader, known }} />}
      {known && <Channels {...{ reader, known }} />}
      {known && known.channels.length > 0 && (
        <When reader={reader} channels={known.destinations.map(({ channel }) => channel)} />
      )}
      {known && reader === 'shop' && <AccountMessageSettings />}
      {isUnread && (
        <p role="alert">
          {say(texts.unread)} <Button look="link" text={common.again} onClick={again} />
        </p>
      )}
      {!known && !isUnread && <p role="status">{say(texts.loading)}</p>}
    </section>
  );
}
