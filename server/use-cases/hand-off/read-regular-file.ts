import { constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';

/** Not through a link; without waiting for a writer, should the entry become a pipe after it was looked at. */
const asItIs = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** A file's content, as far as it may be long. */
export interface RegularFile {
  /** Undefined where it is longer than allowed. */
  bytes: Buffer | undefined;
  /** When it was written last, in milliseconds since 1970. */
  writtenAt: number;
}

/** Reads a file; undefined for anything else: a folder, a link, a pipe, a device. These are not opened. */
export async function readRegularFile(
  file: string,
  mostBytes: number,
): Promise<RegularFile | undefined> {
  if (!(await lstat(file)).isFile()) return undefined;
  const opened = await open(file, asItIs);
  try {
    const found = await opened.stat();
    if (!found.isFile()) return undefined;
    return { bytes: await readUpTo(opened, mostBytes), writtenAt: found.mtimeMs };
  } finally {
    await opened.close();
  }
}

/** Its size may change while it is read. */
async function readUpTo(opened: FileHandle, mostBytes: number): Promise<Buffer | undefined> {
  const content = Buffer.alloc(mostBytes + 1);
  let length = 0;
  while (length < content.length) {
    const { bytesRead } = await opened.read(content, length, content.length - length, null);
    if (bytesRead === 0) return content.subarray(0, length);
    length += bytesRead;
  }
  return undefined;
}

/** Byte order marks, and the encodings they announce. */
const marks: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Reads a text as its byte order mark says, without one as UTF-8. Undefined where a byte of it is not understood: nothing
 * is put in its place.
 */
export function decodeText(bytes: Buffer): string | undefined {
  const [encoding] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [
    'utf-8',
  ];
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
