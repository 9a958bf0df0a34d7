/** The server cannot start. The message explains to the operator why and what to do, and is printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
