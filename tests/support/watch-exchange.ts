import type { IncomingMessage } from 'node:http';

/**
 * Told of a request once it is whole, before the server can answer it. What it returns is told of the answer once all of it
 * went to the browser, and never if any of it did not.
 */
export type Watch = (
  asked: IncomingMessage,
  body: Buffer,
) => ((answer: IncomingMessage, body: Buffer) => void) | undefined;

/** Collects what a message carries, beside whoever else reads it. */
export function collect(message: IncomingMessage, whole: (body: Buffer) => void): void {
  const parts: Buffer[] = [];
  message.on('data', (part: Buffer) => parts.push(part));
  message.once('end', () => whole(Buffer.concat(parts)));
}
