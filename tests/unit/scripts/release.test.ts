import { expect, test } from 'vitest';
import { releaseNotes } from '../../../scripts/release/changelog.ts';
import { refusalOf } from '../../../scripts/release/refusal.ts';

const changelog = `# Changelog

## Unreleased

### Fixed

- Prices of a remake.

## 1.0.0 - 2026-11-26

- Everything.
`;

test('unreleased changes move under the version and its date', () => {
  expect(releaseNotes(changelog, '1.0.1', '2026-12-22')).toBe(`# Changelog

## Unreleased

## 1.0.1 - 2026-12-22

### Fixed

- Prices of a remake.

## 1.0.0 - 2026-11-26

- Everything.
`);
});

const ready = { level: 'patch', branch: 'main', status: '', changelog };

test('a clean main branch with unreleased changes can be released', () => {
  expect(refusalOf(ready)).toBeUndefined();
});

test('the first version may be the only section', () => {
  const first = '# Changelog\n\n## Unreleased\n\n- Everything.\n';
  expect(refusalOf({ ...ready, changelog: first })).toBeUndefined();
});

const empty = changelog.replace('- Prices of a remake.\n\n', '');

test.each([
  ['no level', { level: '' }, 'Usage: npm run release -- major|minor|patch'],
  [
    'a version instead of a level',
    { level: '2.0.0' },
    'Usage: npm run release -- major|minor|patch',
  ],
  ['another branch', { branch: 'prisms' }, 'Releases are made on main, not on prisms.'],
  ['no branch', { branch: '' }, 'Releases are made on main, not on a bare commit.'],
  ['changes', { status: '?? a.ts' }, 'Commit or stash these changes first:\n?? a.ts'],
  ['headings alone', { changelog: empty }, 'CHANGELOG.md has nothing under "Unreleased".'],
  [
    'no such section',
    { changelog: changelog.replace('## Unreleased\n', '') },
    'CHANGELOG.md has nothing under "Unreleased".',
  ],
  [
    'nothing unreleased',
    { changelog: releaseNotes(changelog, '1.0.1', '2026-12-22') },
    'CHANGELOG.md has nothing under "Unreleased".',
  ],
])('with %s there is no release', (_, part, why) => {
  expect(refusalOf({ ...ready, ...part })).toBe(why);
});
