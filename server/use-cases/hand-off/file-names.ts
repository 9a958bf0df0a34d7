import { createHash } from 'node:crypto';

/** Longest file name, in bytes, that common file systems accept. */
const longestName = 255;

/** A name with a suffix, shortened if it is too long for a file system; a digest keeps it distinct. */
export function nameWith(name: string, suffix: string): string {
  if (Buffer.byteLength(name + suffix) <= longestName) return name + suffix;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 8);
  const end = `~${digest}${suffix}`;
  let kept = '';
  for (const character of name) {
    if (Buffer.byteLength(kept + character + end) > longestName) break;
    kept += character;
  }
  return kept + end;
}

/** The name of the file that contains the reason why a file was refused. */
export const reasonNameOf = (name: string): string => nameWith(name, '.reason');

/** Another name for a JSON file whose name is taken. */
export function nameAt(name: string, at: Date): string {
  const stem = name.replace(/\.json$/i, '');
  return nameWith(stem, `.${at.toISOString().replaceAll(':', '-')}.json`);
}
