const isInUse = () => document.visibilityState === 'visible' && navigator.onLine !== false;

/** Resolves once the page is shown and the device has a network, or the signal is aborted. */
export function untilInUse(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!signal.aborted && !isInUse()) return;
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}
