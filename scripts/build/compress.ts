/** Writes a Brotli and a gzip copy of every text file of the build, for hosts that serve precompressed files. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = process.env.PANEL_OUT_DIR ?? 'dist';
const texts = /\.(html|css|js|svg|json|txt|webmanifest)$/;

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, best));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

const files = await readdir(folder, { recursive: true });
await Promise.all(files.filter((name) => texts.test(name)).map((name) => pack(join(folder, name))));
