import type { Message } from './message.ts';

/** Keys with the same effect, as labelled on the keyboard, and their effect. */
export type KeyLine = readonly [keys: readonly string[], does: Message];

/** The keyboard shortcuts of a screen, defined with the screen's texts. */
export type KeyList = readonly KeyLine[];
