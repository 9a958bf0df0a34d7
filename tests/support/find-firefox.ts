import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['firefox-esr', 'firefox'];

function firefoxHere(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.env.FIREFOX_PATH ?? places.find(existsSync);
}

/** Whether this machine may do without Firefox: it has none, and is not the one that judges changes. */
export const isWithoutFirefox = (): boolean => !process.env.CI && firefoxHere() === undefined;

/** The Firefox of this machine: `FIREFOX_PATH`, or the first on the path. Throws without one. */
export function findFirefox(): string {
  const found = firefoxHere();
  if (found) return found;
  throw new Error('No Firefox found. Install Debian’s firefox-esr, or set FIREFOX_PATH to one.');
}
