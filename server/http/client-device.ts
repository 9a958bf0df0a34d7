import Bowser from 'bowser';
import type { Context } from 'hono';

/** Names of a browser and its operating system as users know them; empty if unknown. */
export interface ClientDevice {
  browser: string;
  system: string;
}

/** Longer names are not real. */
const longest = 40;

/**
 * The client's self-description. Only the names are kept: version numbers mean nothing to people,
 * but help to fingerprint browsers.
 */
export function clientDevice(c: Context): ClientDevice {
  const { browser, os } = Bowser.parse(c.req.header('User-Agent') || '-');
  return {
    browser: (browser.name ?? '').slice(0, longest),
    system: (os.name ?? '').slice(0, longest),
  };
}
