import { useEffect } from 'react';
import { channels } from '../../i18n/notifications/channels.ts';
import {
  $channels,
  $channelsReading,
  followChannels,
  readChannels,
} from '../../stores/notifications/channels.ts';
import { say } from '../../ui/base/say.tsx';
import { Unread } from '../../ui/table/Unread.tsx';
import { useLive } from '../base/use-live.ts';
import { ChannelCard } from './ChannelCard.tsx';

const { texts } = channels;

/** The channels that send notifications out of the panel, and the health of each. */
export function Screen() {
  useEffect(followChannels, []);
  const known = useLive($channels, null);
  const reading = useLive($channelsReading, 'reading');
  if (!known && (reading === 'offline' || reading === 'failed')) {
    return <Unread why={reading} onRetry={() => void readChannels()} />;
  }
  return (
    <div className="lab-screen" aria-busy={!known}>
      <p className="channel-intro">{say(texts.intro)}</p>
      {known ? (
        known.map((health) => <ChannelCard key={health.channel} health={health} />)
      ) : (
        <p role="status">{say(texts.loading)}</p>
      )}
    </div>
  );
}
