import {
  type AddressedName,
  botName,
  type ChannelName,
  channelName,
} from '../../../src/domain/notifications/channel-name.ts';
import type { ChannelSettings } from '../../process/config/channel-settings.ts';
import type { Settings } from '../../process/config/settings.ts';

/** Whether a channel reaches an address or a number that its owner confirms. Bale does so through Safir. */
export const takesAddress = (channels: ChannelSettings, name: AddressedName): boolean =>
  channels[name === 'bale' ? 'safir' : name] !== undefined;

/** Whether a channel reaches a chat with a bot. */
export const takesChat = (channels: ChannelSettings, name: ChannelName): boolean =>
  botName.safeParse(name).success && channels[name] !== undefined;

const isOn = (channels: ChannelSettings, name: ChannelName) =>
  channels[name] !== undefined || (name === 'bale' && takesAddress(channels, name));

/** The channels that the operator has set up, in the order in which users see them. */
export const channelsOn = ({ channels }: Settings): ChannelName[] =>
  channelName.options.filter((name) => isOn(channels, name));
