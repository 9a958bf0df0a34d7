/** So much of a page is sent by itself, bytes. */
const beginning = 2048;

/**
 * A page in two pieces. A server for TLS seals what it is handed at once in one record, of which a browser can read
 * nothing before the last byte is there: with the beginning in a record of its own, it gets ready for the page while
 * the rest is on its way.
 */
export function beginningFirst(page: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  const pieces = [page.subarray(0, beginning), page.subarray(beginning)];
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) if (piece.length > 0) controller.enqueue(piece);
      controller.close();
    },
  });
}
