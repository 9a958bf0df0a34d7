import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const ascii = (text: string) =>
  [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

/** The encodings in which a file may contain a text. */
const forms = (text: string): Buffer[] => [
  Buffer.from(text, 'utf8'),
  Buffer.from(text, 'utf16le'),
  Buffer.from(encodeURIComponent(text), 'latin1'),
  Buffer.from(ascii(text), 'latin1'),
];

/** Paths of the files in a browser's profile that contain one of the texts. */
export async function filesWith(profile: string, texts: readonly string[]): Promise<string[]> {
  const sought = texts.flatMap(forms);
  const entries = await readdir(profile, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (sought.some((bytes) => content.includes(bytes))) found.push(relative(profile, path));
  }
  return found;
}
