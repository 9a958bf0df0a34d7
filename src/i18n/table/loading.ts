import type { Message } from '../language/message.ts';

/** Shown while rows are loading. */
export const loading = ['در حال بارگذاری…', 'Loading…'] as const satisfies Message;
