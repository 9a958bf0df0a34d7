/** Whether some work ends, well or badly, within a time in milliseconds. It is not stopped, and its error is left to others. */
export async function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const over = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => over.resolve(false), ms);
  const settle = () => over.resolve(true);
  work.then(settle, settle);
  return over.promise.finally(() => clearTimeout(timer));
}
