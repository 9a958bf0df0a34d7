const heading = '## Unreleased\n';

/** Whether the changelog says what the next version brings; headings alone, such as "### Fixed", say nothing. */
export function hasUnreleased(changelog: string): boolean {
  const [, unreleased = ''] = changelog.split(/^## .*\n/m, 2);
  return changelog.includes(heading) && /^[^#\s]/m.test(unreleased);
}

/** The changelog with what was unreleased under a version and its day (`2026-12-22`), and a new empty section above. */
export function releaseNotes(changelog: string, version: string, day: string): string {
  return changelog.replace(heading, `${heading}\n## ${version} - ${day}\n`);
}
