/** The server cannot start, and the message tells the operator why and what to do: printed without a stack. */
export class Unstartable extends Error {
  override name = 'Unstartable';
}
