import type { BrowserContext } from 'playwright';

/** Said by Playwright itself where a test keeps the service worker out. */
const blockedByTest = 'Service Worker registration blocked by Playwright';

/**
 * Collects what a page should never say: errors, warnings (a hydration mismatch is one), policy violations, and
 * exceptions nobody caught.
 */
export function watchConsole(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === blockedByTest) return;
    const { url } = message.location();
    complaints.push(`${message.type()}: ${message.text()} (${url}, on ${message.page()?.url()})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack}`));
  return complaints;
}
