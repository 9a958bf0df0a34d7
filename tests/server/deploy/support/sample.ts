import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The names in the samples. */
export const panelHost = 'panel.example.ir';
export const apiHost = 'api.example.ir';

const samples = path.resolve(import.meta.dirname, '../../../../docs/deploy');

/**
 * Writes the samples of `docs/deploy` into a folder, under their own names, with what belongs to the machine replaced:
 * ports, paths, the certificate. Throws if nothing says a thing that is to be replaced.
 */
export function writeSamples(
  folder: string,
  names: readonly string[],
  replaced: Readonly<Record<string, string>>,
): void {
  const missing = new Set(Object.keys(replaced));
  for (const name of names) {
    let text = readSample(name);
    for (const [said, instead] of Object.entries(replaced)) {
      if (text.includes(said)) missing.delete(said);
      text = text.replaceAll(said, instead);
    }
    writeFileSync(path.join(folder, path.basename(name)), text);
  }
  if (missing.size > 0) throw new Error(`no sample says ${[...missing].join(', ')}`);
}

/** The text of a file in `docs/deploy`. */
export const readSample = (name: string) => readFileSync(path.join(samples, name), 'utf8');
