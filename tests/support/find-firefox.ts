import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['firefox-esr', 'firefox'];

/** The Firefox of this machine: `FIREFOX_PATH`, or the first on the path. Throws if there is none. */
export function findFirefox(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = process.env.FIREFOX_PATH ?? places.find(existsSync);
  if (found) return found;
  throw new Error('No Firefox found. Install Debian’s firefox-esr, or set FIREFOX_PATH to one.');
}
