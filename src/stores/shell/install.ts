import { atom } from 'nanostores';

/** What a browser fires where the panel can be installed and is not yet. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** Null where the browser offers nothing: it cannot install, or the panel is installed. */
export const $installOffer = atom<InstallOffer | null>(null);

/** Shows the browser's question. It can be asked once; where it was declined, the browser offers again some day. */
export async function installPanel(): Promise<void> {
  const offer = $installOffer.get();
  $installOffer.set(null);
  await offer?.prompt();
}
