/**
 * A browser only logs the end of an aborted transaction for which nobody waited, because one of its requests had failed
 * before. Here it would end the process, with every other world.
 */
export function ignoreAbortedTransactions(): void {
  process.on('unhandledRejection', (reason) => {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
  });
}
