/**
 * Aborts this page's transactions when it is left. WebKit keeps the page, for the way back to it, with its transactions as
 * they are: until then no other page could read or write the same records.
 */
export function endWhenLeft(): void {
  const running = new Set<IDBTransaction>();
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...asked) {
    const begun = begin.apply(this, asked);
    running.add(begun);
    for (const end of ['complete', 'abort']) {
      begun.addEventListener(end, () => running.delete(begun));
    }
    return begun;
  };
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) for (const each of running) abort(each);
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is being committed.
  }
}
