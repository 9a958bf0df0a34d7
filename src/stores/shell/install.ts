import { atom } from 'nanostores';

/** The `beforeinstallprompt` event, fired if the panel can be installed and is not yet. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** Null if the browser cannot install the panel, or the panel is already installed. */
export const $installOffer = atom<InstallOffer | null>(null);

/** Shows the browser's prompt. An offer works only once; after a refusal, the browser may make another one later. */
export async function installPanel(): Promise<void> {
  const offer = $installOffer.get();
  $installOffer.set(null);
  await offer?.prompt();
}
