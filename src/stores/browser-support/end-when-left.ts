/**
 * Aborts this page's transactions when the user leaves it. WebKit's back/forward cache keeps the page with its
 * transactions open, which would block other pages from the same records.
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
    // The transaction is already committing.
  }
}
