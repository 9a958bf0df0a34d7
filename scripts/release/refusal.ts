import { hasUnreleased } from './changelog.ts';

/** The part of a version that a release raises, by Semantic Versioning. */
const levels = ['major', 'minor', 'patch'];

/** What a release depends on. */
export interface BeforeRelease {
  /** What was typed behind the command. */
  level: string;
  branch: string;
  /** `git status --porcelain`. */
  status: string;
  changelog: string;
}

/** Why there can be no release, and what to do about it; undefined when there can. */
export function refusalOf(before: BeforeRelease): string | undefined {
  const { level, branch, status, changelog } = before;
  if (!levels.includes(level)) return 'Usage: npm run release -- major|minor|patch';
  if (branch !== 'main') return `Releases are made on main, not on ${branch || 'a bare commit'}.`;
  if (status !== '') return `Commit or stash these changes first:\n${status}`;
  if (!hasUnreleased(changelog)) return 'CHANGELOG.md has nothing under "Unreleased".';
  return undefined;
}
