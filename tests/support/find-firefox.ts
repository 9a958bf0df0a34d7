import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['firefox-esr', 'firefox'];

function firefoxHere(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.env.FIREFOX_PATH ?? places.find(existsSync);
}

/** Whether tests in Firefox may be skipped: it isn't installed, and this isn't CI. */
export const isWithoutFirefox = (): boolean => !process.env.CI && firefoxHere() === undefined;

/** This machine's Firefox: `FIREFOX_PATH`, or the first on the path. Throws if there is none. */
export function findFirefox(): string {
  const found = firefoxHere();
  if (found) return found;
  throw new Error('No Firefox found. Install Debian’s firefox-esr, or set FIREFOX_PATH to one.');
}
