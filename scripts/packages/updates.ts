/** What `npm outdated --json` says of a package. */
interface Outdated {
  current?: string;
  latest: string;
}

export interface Update {
  name: string;
  from: string;
  to: string;
  /** Whether the first number changes, so that its notes must be read before. */
  isMajor: boolean;
}

const partsOf = (version: string): number[] => version.split(/[.-]/).map(Number);

/** Below 1.0 the second number is the one that says "this breaks". */
function isMajor(from: string, to: string): boolean {
  const [[one, two], [other, second]] = [partsOf(from), partsOf(to)];
  return one !== other || (one === 0 && two !== second);
}

/** Whether a version is later than another; of what is neither a number nor the same, nothing is known. */
function isLater(version: string, than: string): boolean {
  const [parts, before] = [partsOf(version), partsOf(than)];
  const at = parts.findIndex((part, index) => part !== before[index]);
  return at >= 0 && (parts[at] ?? 0) > (before[at] ?? 0);
}

/** The updates there are, by name; `latest` is what npm would choose, so the newest that is old enough. */
export function updatesOf(outdated: Readonly<Record<string, Outdated>>): Update[] {
  return Object.entries(outdated)
    .flatMap(([name, { current: from, latest: to }]) =>
      from && isLater(to, from) ? [{ name, from, to, isMajor: isMajor(from, to) }] : [],
    )
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Those to make: the ones named, or all that break nothing by their number. */
export function chosenUpdates(updates: readonly Update[], names: readonly string[]): Update[] {
  const unknown = names.filter((name) => !updates.some((update) => update.name === name));
  if (unknown.length > 0) throw new RangeError(`There is no update of ${unknown.join(', ')}.`);
  return updates.filter(({ name, isMajor: breaks }) =>
    names.length > 0 ? names.includes(name) : !breaks,
  );
}
