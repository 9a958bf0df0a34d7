/**
 * When a request of an aborted transaction has failed and nobody awaits its end, a browser only logs it. Here the
 * rejection would end the process and every other world with it.
 */
export function ignoreAbortedTransactions(): void {
  process.on('unhandledRejection', (reason) => {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
  });
}
