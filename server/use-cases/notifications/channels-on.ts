import type { ChannelName } from '../../../src/domain/notifications/channel-name.ts';
import type { Settings } from '../../process/config/settings.ts';

/** The channels in the order in which people choose them. */
export const choosable = [
  'push',
  'email',
  'sms',
  'bale',
  'telegram',
] as const satisfies readonly ChannelName[];

/** Those of them that the operator has set up. */
export const channelsOn = ({ channels }: Settings): ChannelName[] =>
  choosable.filter((name) => channels[name]);
