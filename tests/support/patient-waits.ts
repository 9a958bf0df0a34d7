import { vi } from 'vitest';

/** How long `vi.waitFor` retries, ms. Its default of one second is too short on a busy machine. */
const timeout = 60_000;

const { waitFor } = vi;

vi.waitFor = (condition, options = {}) =>
  waitFor(condition, typeof options === 'number' ? options : { timeout, ...options });
