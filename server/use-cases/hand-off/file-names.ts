import { createHash } from 'node:crypto';

/** Bytes of a name that usual file systems take. */
const longestName = 255;

/** A name with something behind it, shortened where a file system would not take it; a digest keeps it distinct. */
export function nameWith(name: string, behind: string): string {
  if (Buffer.byteLength(name + behind) <= longestName) return name + behind;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 8);
  const end = `~${digest}${behind}`;
  let kept = '';
  for (const character of name) {
    if (Buffer.byteLength(kept + character + end) > longestName) break;
    kept += character;
  }
  return kept + end;
}

/** The name of the file that says why another one was refused. */
export const reasonNameOf = (name: string): string => nameWith(name, '.reason');

/** Another name for a JSON file whose own is taken. */
export function nameAt(name: string, at: Date): string {
  const stem = name.replace(/\.json$/i, '');
  return nameWith(stem, `.${at.toISOString().replaceAll(':', '-')}.json`);
}
