import { vi } from 'vitest';

/** How long `vi.waitFor` tries, ms. Its own second is too short where other work shares the machine. */
const timeout = 60_000;

const { waitFor } = vi;

vi.waitFor = (condition, options = {}) =>
  waitFor(condition, typeof options === 'number' ? options : { timeout, ...options });
