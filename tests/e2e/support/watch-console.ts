import type { BrowserContext } from 'playwright';

/**
 * Collects what a page should never say: errors, warnings (a hydration mismatch is one), policy violations, and
 * exceptions nobody caught.
 */
export function watchConsole(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    complaints.push(`${message.type()}: ${message.text()} (${url}, on ${message.page()?.url()})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack}`));
  return complaints;
}
