import {
  type ChannelHealth,
  type ChannelStanding,
  standingOf,
} from '../../domain/notifications/channel-health.ts';
import { countText, withCount } from '../../i18n/language/count-text.ts';
import { channels, standings } from '../../i18n/notifications/channels.ts';
import { channelNames } from '../../i18n/notifications/outside.ts';
import { reasonWords } from '../../i18n/notifications/own-reasons.ts';
import { outcomes } from '../../i18n/notifications/sent.ts';
import { say } from '../../ui/base/say.tsx';
import { Fact } from '../../ui/facts/Fact.tsx';
import { Instant } from '../../ui/orders/Instant.tsx';
import { ChannelErrors, ChannelGuide } from './ChannelGuide.tsx';

const { texts } = channels;

const looks: Record<ChannelStanding, string> = {
  off: 'chip',
  works: 'chip chip-good',
  unused: 'chip',
  failing: 'chip chip-bad',
};

function Counts({ destinations, waiting, oldest, sent, failed }: ChannelHealth) {
  return (
    <dl className="facts">
      <Fact name={texts.destinations}>{say(countText(destinations))}</Fact>
      <Fact name={texts.waiting}>{say(countText(waiting))}</Fact>
      {oldest && (
        <Fact name={texts.oldest}>
          <Instant at={oldest} />
        </Fact>
      )}
      <Fact name={texts.sent}>{say(countText(sent))}</Fact>
      <Fact name={texts.failed}>{say(countText(failed))}</Fact>
    </dl>
  );
}

function Failures({ failures }: Pick<ChannelHealth, 'failures'>) {
  return (
    <>
      <h3>{say(texts.failures)}</h3>
      <ul>
        {failures.map(({ at, outcome, attempts, reason }) => (
          <li key={`${at} ${attempts} ${reason}`}>
            <Instant at={at} />
            <span>{say(outcome ? outcomes.texts[outcome] : texts.again)}</span>
            <span>{say(withCount(texts.attempts, attempts))}</span>
            <bdi>{say(reasonWords(reason))}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A channel: its health, and how to fix it. */
export function ChannelCard({ health }: { health: ChannelHealth }) {
  const { channel, isOn, failures } = health;
  const standing = standingOf(health);
  return (
    <section className="surface channel">
      <h2>
        {say(channelNames.texts[channel])}{' '}
        <span className={looks[standing]}>{say(standings.texts[standing])}</span>
      </h2>
      {isOn && <Counts {...health} />}
      {failures.length > 0 && (
        <>
          <Failures failures={failures} />
          <ChannelErrors channel={channel} />
        </>
      )}
      <ChannelGuide key={String(isOn)} channel={channel} isOn={isOn} />
    </section>
  );
}
