import { type ChannelName, channelName } from '../../../src/domain/notifications/channel-name.ts';
import type { Settings } from '../../process/config/settings.ts';

/** The channels that the operator has set up, in the order in which people choose them. */
export const channelsOn = ({ channels }: Settings): ChannelName[] =>
  channelName.options.filter((name) => channels[name]);
