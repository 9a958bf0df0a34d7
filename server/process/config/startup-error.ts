/** The server cannot start. The message tells the operator why and what to do; it is printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
