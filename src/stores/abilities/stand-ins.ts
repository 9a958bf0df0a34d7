/** Whether the browser has Web Locks of its own; insecure pages have none. */
export const hasWebLocks = typeof navigator === 'object' && Boolean(navigator.locks);

const isLacking =
  !import.meta.env.SSR &&
  // WebKit keeps the transactions of a page that is left.
  (/Apple/.test(navigator.vendor) || typeof BroadcastChannel !== 'function' || !hasWebLocks);

/**
 * Fetches stand-ins for what tabs share and this browser lacks; resolves once they are in place. Without them each tab
 * works on its own.
 */
export const standIns: Promise<unknown> = isLacking
  ? import('./install-stand-ins.ts').catch(() => undefined)
  : Promise.resolve();
