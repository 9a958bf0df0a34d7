/** Whether the browser supports Web Locks natively; insecure pages have none. */
export const hasWebLocks = typeof navigator === 'object' && Boolean(navigator.locks);

const isLacking =
  !import.meta.env.SSR &&
  // WebKit keeps the transactions of a page that is left.
  (/Apple/.test(navigator.vendor) || typeof BroadcastChannel !== 'function' || !hasWebLocks);

/**
 * Loads polyfills for missing cross-tab features; resolves once they are installed. Without them each tab works in
 * isolation.
 */
export const polyfills: Promise<unknown> = isLacking
  ? import('./install-polyfills.ts').catch(() => undefined)
  : Promise.resolve();
