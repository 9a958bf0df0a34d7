import { sharedText } from '../../panel/shared-text.ts';

/** Takes the text that the service worker was handed, off the device and off the address; empty if there is none. */
export async function takeSharedText(): Promise<string> {
  history.replaceState(history.state, '', location.pathname);
  const waiting = await caches.open(sharedText.cache);
  const shared = await waiting.match(sharedText.path);
  await waiting.delete(sharedText.path);
  return (await shared?.text()) ?? '';
}
