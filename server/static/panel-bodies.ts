import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Encoding, PanelFile } from './panel-files.ts';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

/** What was compressed here, because the build did not: once for each file and encoding. */
const compressed = new WeakMap<PanelFile, Map<Encoding, Promise<Buffer>>>();

/** The file's bytes in an encoding: as the build left them, or compressed at the first request and kept. */
export function bodyOf(file: PanelFile, encoding: Encoding): Promise<Buffer> {
  const built = file.encodings[encoding];
  if (built) return readFile(built);
  const kept = compressed.get(file) ?? new Map<Encoding, Promise<Buffer>>();
  compressed.set(file, kept);
  const body = kept.get(encoding) ?? compressNow(file, encoding);
  kept.set(encoding, body);
  return body;
}

async function compressNow(file: PanelFile, encoding: Encoding): Promise<Buffer> {
  const plain = await readFile(file.encodings.identity);
  return encoding === 'identity' ? plain : compress[encoding](plain);
}
