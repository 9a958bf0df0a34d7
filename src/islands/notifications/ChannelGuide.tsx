import type { ChannelName } from '../../domain/notifications/channel-name.ts';
import type { Message } from '../../i18n/language/message.ts';
import { channelErrors } from '../../i18n/notifications/channel-errors.ts';
import {
  channelGuide,
  channelSettings,
  settingMeanings,
  toGet,
  toTest,
} from '../../i18n/notifications/channel-guide.ts';
import { say } from '../../ui/base/say.tsx';

const { texts } = channelGuide;

/** A list of technical names and their meanings. */
function Meanings({ of }: { of: readonly (readonly [string, Message])[] }) {
  return (
    <dl className="channel-meanings">
      {of.map(([name, meaning]) => (
        <div key={name}>
          <dt>
            <code dir="ltr">{name}</code>
          </dt>
          <dd>{say(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the errors of a channel mean. */
export function ChannelErrors({ channel }: { channel: ChannelName }) {
  return (
    <>
      <h3>{say(texts.errors)}</h3>
      <Meanings of={Object.entries(channelErrors[channel])} />
    </>
  );
}

type ChannelGuideProps = { channel: ChannelName; isOn: boolean };

/** How to set up and test a channel. Expanded while the channel is off. */
export function ChannelGuide({ channel, isOn }: ChannelGuideProps) {
  const settings = channelSettings[channel].map(
    (name) => [name, settingMeanings.texts[name]] as const,
  );
  return (
    <details className="channel-guide" open={!isOn}>
      <summary>{say(texts.fold)}</summary>
      <h3>{say(texts.fromProvider)}</h3>
      <p>{say(toGet.texts[channel])}</p>
      <h3>{say(texts.settings)}</h3>
      <Meanings of={settings} />
      <p>{say(texts.restart)}</p>
      <h3>{say(texts.test)}</h3>
      <p>{say(toTest.texts[channel])}</p>
    </details>
  );
}
