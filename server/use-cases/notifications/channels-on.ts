import type { ChannelName } from '../../../src/domain/notifications/channel-name.ts';
import type { Settings } from '../../process/config/settings.ts';

/** The channels that the operator has set up and people can choose. */
export const channelsOn = ({ channels }: Settings): ChannelName[] =>
  (['push', 'bale', 'telegram'] as const).filter((name) => channels[name]);
