import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from '../process/config/startup-error.ts';

const fileEntry = z.strictObject({
  /** Relative to the copied cluster. */
  path: z.string(),
  size: z.int(),
  sha256: z.string(),
});
export type FileEntry = z.infer<typeof fileEntry>;

const manifestSchema = z.strictObject({
  /** When the backup began. It holds every order acknowledged before this time. */
  begunAt: z.iso.datetime(),
  /** When the backup finished. The archived log can bring it forward to any time after this. */
  doneAt: z.iso.datetime(),
  /** PostgreSQL's major version; no other one can read the files. */
  postgres: z.int(),
  /** For an operator's own PostgreSQL: its superuser and the panel's database. Missing for the private one. */
  own: z.optional(z.strictObject({ superuser: z.string(), database: z.string() })),
  /** Number of orders found when the backup was checked. */
  orders: z.int(),
  /** Includes empty directories, which PostgreSQL needs. */
  directories: z.array(z.string()),
  files: z.array(fileEntry),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The folder inside a backup that holds the copied cluster. */
export const clusterIn = (backup: string) => path.join(backup, 'cluster');
const manifestIn = (backup: string) => path.join(backup, 'manifest.json');
const sealIn = (backup: string) => path.join(backup, 'manifest.sha256');

export const sha256 = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex');

/** Writes the manifest and its checksum. */
export async function writeManifest(backup: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest);
  await writeFile(manifestIn(backup), text, { flush: true });
  await writeFile(sealIn(backup), sha256(text), { flush: true });
}

/** A backup that differs from what was written. */
export class DamagedBackup extends StartupError {}

/** Reads a backup's manifest. Throws `DamagedBackup` if it is missing or has changed. */
export async function readManifest(backup: string): Promise<Manifest> {
  const read = (file: string) =>
    readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'ENOENT' || error.code === 'ENOTDIR';
      const why = isMissing ? 'is missing' : `cannot be read (${error.code})`;
      throw new DamagedBackup(`${backup} is not a whole backup: ${file} ${why}.`);
    });
  const [text, seal] = [await read(manifestIn(backup)), await read(sealIn(backup))];
  const manifest = sha256(text) === seal.trim() ? parse(text) : undefined;
  if (manifest) return manifest;
  throw new DamagedBackup(
    `${backup} is damaged: its manifest is not as it was written (${manifestIn(backup)}).`,
  );
}

function parse(text: string): Manifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
