import { sharedText } from '../../panel/shared-text.ts';

/** A text in the address's fragment, Base64 of UTF-8 for addresses; empty without one. */
export function textInFragment(fragment: string): string {
  const letters = fragment.slice(1).replaceAll('-', '+').replaceAll('_', '/');
  if (letters === '') return '';
  try {
    const bytes = Uint8Array.from(atob(letters), (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Another fragment.
    return '';
  }
}

/**
 * Removes a shared text from the address or the device, depending on where it waits: the service
 * worker keeps it on the device, the server returns it in the address. Empty without one.
 */
export async function takeSharedText(): Promise<string> {
  const sent = textInFragment(location.hash);
  history.replaceState(history.state, '', location.pathname);
  if (sent !== '') return sent;
  const waiting = await caches.open(sharedText.cache);
  const shared = await waiting.match(sharedText.path);
  await waiting.delete(sharedText.path);
  return (await shared?.text()) ?? '';
}
