/** The server cannot start. The message tells the operator why and what to do; it is printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Refusals of the operating system that an operator can remove. */
const refusals: readonly string[] = ['EACCES', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];

/** What is printed about an error that ends a program: without its stack if the operator can do something about it. */
export function printed(error: unknown): unknown {
  if (error instanceof StartupError) return error.message;
  if (!(error instanceof Error)) return error;
  const { code = '', path, message }: NodeJS.ErrnoException = error;
  const isRefusal = path !== undefined && refusals.includes(code);
  return isRefusal ? `A file or folder cannot be used: ${message}.` : error;
}
