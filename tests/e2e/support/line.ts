import type { BrowserContext, CDPSession } from 'playwright';

const blocking = new WeakMap<BrowserContext, CDPSession[]>();

/**
 * Cuts the connection of the visitor's open pages until `mendLine`. The pages also block their API calls: under load,
 * one sent right after the browser had gone offline still reached the server.
 */
export async function cutLine(context: BrowserContext): Promise<void> {
  const sessions = await Promise.all(context.pages().map((page) => context.newCDPSession(page)));
  blocking.set(context, sessions);
  for (const session of sessions) {
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*/api/*'] });
  }
  await context.setOffline(true);
}

/** Restores the connection that `cutLine` cut. */
export async function mendLine(context: BrowserContext): Promise<void> {
  await Promise.all((blocking.get(context) ?? []).map((session) => session.detach()));
  await context.setOffline(false);
}
