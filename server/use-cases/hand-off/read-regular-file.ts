import { constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';

/** Does not follow links, and does not wait for a writer in case the entry has become a pipe since it was checked. */
const openFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** A file's content, up to a size limit. */
export interface RegularFile {
  /** Undefined if the file exceeds the limit. */
  bytes: Buffer | undefined;
  /** When it was last written, in milliseconds since 1970. */
  writtenAt: number;
}

/**
 * Reads a regular file. Returns undefined for anything else, such as a folder, link, pipe or device, without opening
 * it.
 */
export async function readRegularFile(
  file: string,
  mostBytes: number,
): Promise<RegularFile | undefined> {
  if (!(await lstat(file)).isFile()) return undefined;
  const opened = await open(file, openFlags);
  try {
    const found = await opened.stat();
    if (!found.isFile()) return undefined;
    return { bytes: await readUpTo(opened, mostBytes), writtenAt: found.mtimeMs };
  } finally {
    await opened.close();
  }
}

/** Reads in a loop, because the file may grow or shrink at the same time. */
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
 * Decodes a text by its byte order mark, or as UTF-8 without one. Returns undefined if it contains invalid bytes;
 * nothing is substituted for them.
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
