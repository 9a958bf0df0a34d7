/**
 * Whether the work settles, with or without an error, within `ms` milliseconds. Does not stop the work or handle its
 * error.
 */
export async function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const over = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => over.resolve(false), ms);
  const settle = () => over.resolve(true);
  work.then(settle, settle);
  return over.promise.finally(() => clearTimeout(timer));
}
