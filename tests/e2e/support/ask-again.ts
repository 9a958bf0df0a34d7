import type { BrowserContext } from 'playwright';

/** How often a request is sent again whose connection was cut. */
export const againIfCut = { maxRetries: 3 };

/**
 * Lets a test's own requests to the API do what browsers do: send again what went out on an idle connection while the
 * server was closing it.
 */
export function askAgainIfCut({ request }: BrowserContext): void {
  const fetch = request.fetch.bind(request);
  request.fetch = (asked, options) => fetch(asked, { ...againIfCut, ...options });
}
