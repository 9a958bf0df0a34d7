import * as z from 'zod/mini';

/** Channels through which notifications leave the panel. */
export const channelName = z.enum(['push', 'email', 'sms', 'bale', 'telegram']);
export type ChannelName = z.infer<typeof channelName>;

/** Messengers whose bots write to chats linked by users. */
export const botName = z.enum(['bale', 'telegram']);
export type BotName = z.infer<typeof botName>;

/** Channels that reach an address, which its owner confirms with a code sent there. */
export const addressedName = z.enum(['email', 'sms', 'bale']);
export type AddressedName = z.infer<typeof addressedName>;
