/**
 * Makes a version: `-- minor` moves "Unreleased" of the changelog under the next minor version and today's date (UTC), sets
 * package.json and its lock, commits and tags them. Pushes nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { releaseNotes } from './release/changelog.ts';
import { refusalOf } from './release/refusal.ts';

const changelogFile = 'CHANGELOG.md';
const files = [changelogFile, 'package.json', 'package-lock.json'];

const run = (program: string, ...words: readonly string[]) =>
  execFileSync(program, words, { encoding: 'utf8' }).trim();

function release(level: string, changelog: string): void {
  // npm's own commit would come before the changelog's change.
  const tag = run('npm', 'version', level, '--no-git-tag-version', '--ignore-scripts');
  const version = tag.replace(/^v/, '');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(changelogFile, releaseNotes(changelog, version, day));
  run('git', 'commit', '--message', `Release ${version}`, '--', ...files);
  run('git', 'tag', '--annotate', tag, '--message', `Adasi ${version}`);
  console.log(`Released ${version}. Publish it: git push origin main ${tag}`);
}

const [level = ''] = process.argv.slice(2);
const changelog = readFileSync(changelogFile, 'utf8');
const refusal = refusalOf({
  level,
  branch: run('git', 'branch', '--show-current'),
  status: run('git', 'status', '--porcelain'),
  changelog,
});
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  release(level, changelog);
}
