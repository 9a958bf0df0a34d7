import type { BrowserContext } from 'playwright';

/** How often a request is resent after its connection was cut. */
export const againIfCut = { maxRetries: 3 };

/**
 * Lets a test's own API requests do what browsers do: resend a request that went out on an idle connection while the
 * server was closing it.
 */
export function askAgainIfCut({ request }: BrowserContext): void {
  const fetch = request.fetch.bind(request);
  request.fetch = (asked, options) => fetch(asked, { ...againIfCut, ...options });
}
