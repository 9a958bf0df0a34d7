import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Calls that change the process for everything that runs in it later. */
const changesProcess =
  /\bvi\.(?:mock|doMock|hoisted|resetModules|stubGlobal|stubEnv|useFakeTimers|setSystemTime)\b/;

const imported = /\bfrom '(\.[^']+)'/g;

/** Whether a test file changes its process, directly or through a helper. */
function isChanging(file: string, seen = new Set<string>()): boolean {
  // Some tests quote imports of nonexistent files.
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (changesProcess.test(text)) return true;
  const imports = [...text.matchAll(imported)];
  const files = imports.map(([, to = '']) => path.join(path.dirname(file), to));
  return files.some((each) => each.startsWith('tests/') && isChanging(each, seen));
}

/** The files of unit tests: those that can share a process, and those that need their own. */
export function unitTests(): { shared: string[]; alone: string[] } {
  const files = globSync('tests/unit/**/*.test.ts');
  const alone = files.filter((file) => isChanging(file));
  return { shared: files.filter((file) => !alone.includes(file)), alone };
}
