/**
 * Lists packages with newer versions that are at least a week old. `-- --apply` installs all whose first number stays
 * the same, `-- --apply astro kysely` those named. Then it runs the checks and reverts the updates if they fail.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chosenUpdates, updatesOf } from './packages/updates.ts';

const files = ['package.json', 'package-lock.json'];

const npm = (...words: readonly string[]) =>
  spawnSync('npm', words, { stdio: 'inherit' }).status === 0;

/** A stolen version is usually found and withdrawn within days. */
const leastAge = '--min-release-age=7';

/** npm supports a least age since 11.10; an older npm would offer versions published today. */
function refuseOldNpm(): void {
  const version = spawnSync('npm', ['--version'], { encoding: 'utf8' }).stdout.trim();
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 11 || (major === 11 && minor >= 10)) return;
  throw new RangeError(`This is npm ${version}, which knows no least age of versions: take 11.10.`);
}

function readUpdates() {
  const { stdout } = spawnSync('npm', ['outdated', '--json', leastAge], { encoding: 'utf8' });
  return updatesOf(stdout);
}

function apply(names: readonly string[]): void {
  const chosen = chosenUpdates(readUpdates(), names);
  if (chosen.length === 0) {
    console.log('There is nothing to update.');
    return;
  }
  const before = files.map((file) => readFileSync(file));
  const asked = chosen.map(({ name, to }) => `${name}@${to}`);
  const isGood =
    npm('install', '--package-lock-only', leastAge, ...asked) && npm('ci') && npm('run', 'check');
  if (isGood) {
    console.log(`Updated: ${asked.join(', ')}. Run \`npm test\`, and commit.`);
    return;
  }
  for (const [at, file] of files.entries()) writeFileSync(file, before[at] ?? '');
  npm('ci');
  console.error(`Put back: ${asked.join(', ')}.`);
  process.exitCode = 1;
}

const [first, ...names] = process.argv.slice(2);
try {
  refuseOldNpm();
  if (first === '--apply') apply(names);
  else {
    const updates = readUpdates();
    for (const { name, from, to, isMajor } of updates) {
      console.log(`${name} ${from} → ${to}${isMajor ? ', a new major version' : ''}`);
    }
    console.log(`${updates.length} packages have newer versions.`);
  }
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
