import { hasUnreleased } from './changelog.ts';

/** The part of the version number that a release raises (Semantic Versioning). */
const levels = ['major', 'minor', 'patch'];

/** What a release depends on. */
export interface BeforeRelease {
  /** The argument after the command. */
  level: string;
  branch: string;
  /** `git status --porcelain`. */
  status: string;
  changelog: string;
}

/** Why a release is impossible, and what to do about it; undefined if it is possible. */
export function refusalOf(before: BeforeRelease): string | undefined {
  const { level, branch, status, changelog } = before;
  if (!levels.includes(level)) return 'Usage: npm run release -- major|minor|patch';
  if (branch !== 'main') return `Releases are made on main, not on ${branch || 'a bare commit'}.`;
  if (status !== '') return `Commit or stash these changes first:\n${status}`;
  if (!hasUnreleased(changelog)) return 'CHANGELOG.md has nothing under "Unreleased".';
  return undefined;
}
