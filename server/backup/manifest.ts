import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from '../config/startup-error.ts';

const fileEntry = z.strictObject({
  /** Relative to the copied cluster. */
  path: z.string(),
  size: z.int(),
  sha256: z.string(),
});
export type FileEntry = z.infer<typeof fileEntry>;

const manifestSchema = z.strictObject({
  /** When the backup began: every order acknowledged before is in it. */
  begunAt: z.iso.datetime(),
  /** From this moment on it can be brought forward with archived log. */
  doneAt: z.iso.datetime(),
  /** PostgreSQL's major version: another one cannot read the files. */
  postgres: z.int(),
  /** Of an operator's own PostgreSQL: its superuser, and the panel's database. Missing for the private one. */
  own: z.optional(z.strictObject({ superuser: z.string(), database: z.string() })),
  /** Orders found when the backup was started on the side. */
  orders: z.int(),
  /** Directories too: PostgreSQL wants the empty ones as well. */
  directories: z.array(z.string()),
  files: z.array(fileEntry),
});

/** What a backup holds. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The folder of a backup in which the copied cluster is. */
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

/** Reads a backup's manifest. Throws `StartupError` where it is missing or not as it was written. */
export async function readManifest(backup: string): Promise<Manifest> {
  try {
    const text = await readFile(manifestIn(backup), 'utf8');
    const seal = await readFile(sealIn(backup), 'utf8');
    if (sha256(text) === seal.trim()) return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new StartupError(`${backup} is not a whole backup: it has no manifest.`);
  }
  throw new StartupError(`${backup} is damaged: its manifest is not as it was written.`);
}
