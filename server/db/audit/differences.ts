import { isDeepStrictEqual } from 'node:util';

/** The fields in which two values of a type differ, with the value of each side. */
export function differences<T extends object>(before: T, after: T): [Partial<T>, Partial<T>] {
  const names = (Object.keys(after) as (keyof T)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const of = (value: T) =>
    Object.fromEntries(names.map((name) => [name, value[name]])) as Partial<T>;
  return [of(before), of(after)];
}
