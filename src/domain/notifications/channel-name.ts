import * as z from 'zod/mini';

/** Ways by which a notification leaves the panel. */
export const channelName = z.enum(['push', 'email', 'sms', 'bale', 'telegram']);
export type ChannelName = z.infer<typeof channelName>;

/** Messengers whose bots write to chats that people link. */
export const botName = z.enum(['bale', 'telegram']);
export type BotName = z.infer<typeof botName>;

/** Channels that reach an address, which its owner confirms by a code that comes there. */
export const addressedName = z.enum(['email', 'sms', 'bale']);
export type AddressedName = z.infer<typeof addressedName>;
