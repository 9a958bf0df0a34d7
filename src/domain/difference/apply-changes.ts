import type { Change } from './changes-since.ts';

type Step = Change['at'][number];

/** Applies the changes to a copy of plain JSON, sharing the unchanged parts. Throws if a path does not exist. */
export function applyChanges(before: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>(
    (value, change) => changeAt(value, change.at, (found) => changed(found, change)),
    before,
  );
}

function changed(found: unknown, change: Change): unknown {
  if ('to' in change) return change.to;
  if (!Array.isArray(found)) throw new TypeError('No array here');
  return found.toSpliced(change.from, change.drop, ...change.put);
}

function changeAt(
  value: unknown,
  [step, ...rest]: readonly Step[],
  change: (found: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) {
    throw new TypeError(`Nothing at ${step}`);
  }
  const inner = changeAt((value as Record<Step, unknown>)[step], rest, change);
  return Array.isArray(value) ? value.with(Number(step), inner) : { ...value, [step]: inner };
}
