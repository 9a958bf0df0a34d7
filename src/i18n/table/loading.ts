import type { Message } from '../language/message.ts';

/** In place of rows that are on their way. */
export const loading = ['در حال بارگذاری…', 'Loading…'] as const satisfies Message;
