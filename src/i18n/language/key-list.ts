import type { Message } from './message.ts';

/** Keys that do the same, as they are written on the keyboard, and what they do. */
export type KeyLine = readonly [keys: readonly string[], does: Message];

/** The keys of a screen: written once, where the screen's texts are. */
export type KeyList = readonly KeyLine[];
