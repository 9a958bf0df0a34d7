/** Size of the first piece in bytes. */
const firstBytes = 2048;

/**
 * Splits a page into two pieces. A TLS proxy puts each piece in its own record, and a browser can read a record only
 * once all of it has arrived. With a small first record, the browser starts on the page while the rest is on its way.
 */
export function splitPage(page: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  const pieces = [page.subarray(0, firstBytes), page.subarray(firstBytes)];
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) if (piece.length > 0) controller.enqueue(piece);
      controller.close();
    },
  });
}
