/**
 * Builds the commit twice, in two folders, at two times and in two time zones, and compares all files of the two
 * builds. `-- DIRECTORY` names a folder to build in instead of the system's temporary one.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { differencesOf } from './packages/differences.ts';

const [within = tmpdir()] = process.argv.slice(2);

/** Builds in a new folder. Returns the checksums of all files by path. */
function build(name: string, zone: string): Map<string, string> {
  const folder = path.join(mkdtempSync(path.join(within, 'adasi-')), name);
  mkdirSync(folder);
  try {
    const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x'], { cwd: folder, input: archive });
    // Hard links: with symbolic links both builds would see their packages in the same place.
    execFileSync('cp', ['-al', path.resolve('node_modules'), folder]);
    const env = { ...process.env, TZ: zone, PANEL_HISTORY: path.join(folder, '.history') };
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, env, stdio: 'inherit' });
    return checksums(path.join(folder, 'dist'));
  } finally {
    rmSync(path.dirname(folder), { recursive: true });
  }
}

function checksums(dist: string): Map<string, string> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(path.join(dist, name)).isFile());
  return new Map(
    files.map((name) => {
      const content = readFileSync(path.join(dist, name));
      return [name, createHash('sha256').update(content).digest('hex')];
    }),
  );
}

const one = build('one', 'UTC');
const differences = differencesOf(one, build('another', 'Asia/Tehran'));
for (const name of differences) console.error(`${name} differs.`);
console.log(`${one.size} files, ${differences.length} of them different.`);
process.exitCode = differences.length === 0 ? 0 : 1;
