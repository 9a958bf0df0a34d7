import type { BrowserContext } from 'playwright';

/** Logged by Playwright itself when a test blocks the service worker. */
const blockedByTest = 'Service Worker registration blocked by Playwright';

/** Collects console errors, warnings (including hydration mismatches), policy violations and uncaught exceptions. */
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
