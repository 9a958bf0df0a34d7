/**
 * Readers for data stored on the device by an earlier version of the panel: missing data reads as empty, obsolete data
 * is dropped, and a wrong type throws. They are hand-written because the stock screens load no schema library.
 */
export type KeptReader<T> = (kept: unknown) => T;

type Readers<T> = { readonly [Name in keyof T]: KeptReader<T[Name]> };

export function refuse(): never {
  throw new TypeError('Not of the shape that is kept');
}

export const string: KeptReader<string> = (kept) => (typeof kept === 'string' ? kept : refuse());

export const whole: KeptReader<number> = (kept) =>
  Number.isInteger(kept) ? (kept as number) : refuse();

export const isSet: KeptReader<boolean> = (kept) => kept === true;

/** One of the choices; the first one if missing. */
export function oneOf<Choice extends string>(...choices: readonly Choice[]): KeptReader<Choice> {
  return (kept) => choices.find((choice) => choice === (kept ?? choices[0])) ?? refuse();
}

/** Null if missing. */
export function optional<T>(read: KeptReader<T>): KeptReader<T | null> {
  return (kept) => (kept == null ? null : read(kept));
}

/** Empty if missing. */
export function list<T>(read: KeptReader<T>): KeptReader<T[]> {
  return (kept = []) => (Array.isArray(kept) ? kept.map((each) => read(each)) : refuse());
}

/** A record of exactly these parts, in this order. */
export function part<T extends object>(parts: Readers<T>): KeptReader<T> {
  return (kept = {}) => {
    if (typeof kept !== 'object' || !kept) return refuse();
    const read = Object.entries<KeptReader<unknown>>(parts).map(([name, of]) => {
      return [name, of(Reflect.get(kept, name))];
    });
    return Object.fromEntries(read);
  };
}

/** Null if unreadable. */
export function unlessUnreadable<T>(read: KeptReader<T>): KeptReader<T | null> {
  return (kept) => {
    try {
      return read(kept);
    } catch {
      return null;
    }
  };
}

/** The readable items of a list; none if it is not a list. */
export function readableOf<T>(read: KeptReader<T>): KeptReader<T[]> {
  return (kept) =>
    Array.isArray(kept) ? kept.map(unlessUnreadable(read)).filter((each) => each !== null) : [];
}

/**
 * Reads data shaped like an empty draft: its texts, lists of texts, and nested parts. Null does not describe a shape.
 */
export function like<T>(empty: T): KeptReader<T> {
  if (typeof empty === 'string') return ((kept) => string(kept ?? '')) as KeptReader<T>;
  if (empty === null) return refuse;
  if (Array.isArray(empty)) return list(string) as KeptReader<unknown> as KeptReader<T>;
  return part(likeParts(empty as object)) as KeptReader<unknown> as KeptReader<T>;
}

/** Readers for each part of an empty draft. */
export function likeParts<T extends object>(empty: T): Readers<T> {
  return Object.fromEntries(
    Object.entries(empty).map(([name, of]) => [name, like(of)]),
  ) as Readers<T>;
}
