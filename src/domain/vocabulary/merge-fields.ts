import { isDeepEqual } from './deep-equal.ts';

/** The fields that the user changed, and the others as they are now. */
export function mergeFields<Fields extends object>(
  before: Fields,
  typed: Fields,
  now: Fields,
): Fields {
  const merged = { ...now };
  for (const name of Object.keys(typed) as (keyof Fields)[]) {
    if (!isDeepEqual(typed[name], before[name])) merged[name] = typed[name];
  }
  return merged;
}
