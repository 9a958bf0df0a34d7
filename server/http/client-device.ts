import Bowser from 'bowser';
import type { Context } from 'hono';

/** Names of a browser and its operating system, as its user knows them; empty where it does not say. */
export interface ClientDevice {
  browser: string;
  system: string;
}

/** Longer names are made up. */
const longest = 40;

/** What the client calls itself. Only the names are kept: version numbers tell people nothing, and browsers apart. */
export function clientDevice(c: Context): ClientDevice {
  const { browser, os } = Bowser.parse(c.req.header('User-Agent') || '-');
  return {
    browser: (browser.name ?? '').slice(0, longest),
    system: (os.name ?? '').slice(0, longest),
  };
}
