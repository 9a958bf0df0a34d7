import type { ChannelName } from '../../../src/domain/notifications/channel-name.ts';
import type { Settings } from '../../process/config/settings.ts';

/** The channels that people can choose: those with a way to confirm that a destination is theirs. */
export const choosable = ['push', 'bale', 'telegram'] as const satisfies readonly ChannelName[];

/** Those of them that the operator has set up. */
export const channelsOn = ({ channels }: Settings): ChannelName[] =>
  choosable.filter((name) => channels[name]);
