import * as z from 'zod/mini';

/** The output of `npm outdated --json` for each package. */
const outdatedPackages = z.record(
  z.string(),
  z.object({ current: z.optional(z.string()), latest: z.string() }),
);

const failure = z.object({ error: z.object({ summary: z.string() }) });

export interface Update {
  name: string;
  from: string;
  to: string;
  /** Whether the first number changes: read the release notes first. */
  isMajor: boolean;
}

const partsOf = (version: string): number[] => version.split(/[.-]/).map(Number);

/** Below 1.0 it is the second number that announces breaking changes. */
function isMajor(from: string, to: string): boolean {
  const [[one, two], [other, second]] = [partsOf(from), partsOf(to)];
  return one !== other || (one === 0 && two !== second);
}

/** Whether one version is later than another. False if they cannot be compared as numbers. */
function isLater(version: string, than: string): boolean {
  const [parts, before] = [partsOf(version), partsOf(than)];
  const at = parts.findIndex((part, index) => part !== before[index]);
  // A version is later than its own `-beta`.
  if (at < 0) return parts.length < before.length;
  return (parts[at] ?? 0) > (before[at] ?? 0);
}

/**
 * The available updates by name, from the output of `npm outdated --json`. `latest` is the version npm would choose, so
 * the newest that is old enough. Throws RangeError if npm could not ask the registry.
 */
export function updatesOf(printed: string): Update[] {
  const said: unknown = JSON.parse(printed || '{}');
  const { data: failed } = failure.safeParse(said);
  if (failed) throw new RangeError(`npm could not ask the registry: ${failed.error.summary}`);
  return Object.entries(outdatedPackages.parse(said))
    .flatMap(([name, { current: from, latest: to }]) =>
      from && isLater(to, from) ? [{ name, from, to, isMajor: isMajor(from, to) }] : [],
    )
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The updates to install: the ones named, or all whose version number announces no breaking change. */
export function chosenUpdates(updates: readonly Update[], names: readonly string[]): Update[] {
  const unknown = names.filter((name) => !updates.some((update) => update.name === name));
  if (unknown.length > 0) throw new RangeError(`There is no update of ${unknown.join(', ')}.`);
  return updates.filter(({ name, isMajor: breaks }) =>
    names.length > 0 ? names.includes(name) : !breaks,
  );
}
