import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** Where Debian puts servers, which is not on an ordinary user's path. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/** Where a program of this machine is; undefined if it is not installed. */
export const programHere = (name: string) =>
  folders.map((folder) => resolve(folder, name)).find((file) => existsSync(file));

/** A program of this machine. Throws if it is not installed. */
export function findProgram(name: string): string {
  const found = programHere(name);
  if (found) return found;
  throw new Error(`No ${name} found. Install Debian’s package of that name.`);
}
