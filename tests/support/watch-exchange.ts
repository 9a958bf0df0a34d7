import type { IncomingMessage } from 'node:http';

/**
 * Called with each complete request before the server can answer it. The function it returns is called with the
 * response once it has been sent to the browser completely, and never if part of it was lost.
 */
export type Watch = (
  asked: IncomingMessage,
  body: Buffer,
) => ((answer: IncomingMessage, body: Buffer) => void) | undefined;

/** Collects a message's body without disturbing its other readers. */
export function collect(message: IncomingMessage, whole: (body: Buffer) => void): void {
  const parts: Buffer[] = [];
  message.on('data', (part: Buffer) => parts.push(part));
  message.once('end', () => whole(Buffer.concat(parts)));
}
