import { sharedText } from '../../panel/shared-text.ts';

/** Decodes a text from the URL's fragment, base64url of UTF-8; empty if there is none. */
export function textInFragment(fragment: string): string {
  const letters = fragment.slice(1).replaceAll('-', '+').replaceAll('_', '/');
  if (letters === '') return '';
  try {
    const bytes = Uint8Array.from(atob(letters), (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The fragment is something else.
    return '';
  }
}

/**
 * Takes a shared text from the URL, where the server puts it, or from the device, where the service
 * worker stores it, and removes it there. Empty if there is none.
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
