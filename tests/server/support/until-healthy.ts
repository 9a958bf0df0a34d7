import { expect, vi } from 'vitest';

/** Waits until health has its connection to the database, which a busy machine may open too slowly for its first answer. */
export const untilHealthy = (ask: () => Promise<Response>): Promise<void> =>
  vi.waitFor(async () => expect((await ask()).status).toBe(200));
