const heading = '## Unreleased\n';

/** Whether the changelog describes the next version. Headings alone, such as "### Fixed", don't count. */
export function hasUnreleased(changelog: string): boolean {
  const [, unreleased = ''] = changelog.split(/^## .*\n/m, 2);
  return changelog.includes(heading) && /^[^#\s]/m.test(unreleased);
}

/** The changelog with its unreleased entries under a version and date (`2026-12-22`), and a new empty section above. */
export function releaseNotes(changelog: string, version: string, day: string): string {
  return changelog.replace(heading, `${heading}\n## ${version} - ${day}\n`);
}
