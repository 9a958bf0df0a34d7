import { atom } from 'nanostores';
import { $locale } from './locale.ts';

/** What a browser fires where the panel can be installed and is not yet. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** Null where the browser offers nothing: it cannot install, or the panel is installed. */
export const $installOffer = atom<InstallOffer | null>(null);

function addLink(rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  // Stays when the head is exchanged with the page's.
  link.dataset.astroTransitionPersist = rel;
  document.head.append(link);
  return link;
}

/** Describes the app to the browser, in the panel's language, and keeps its offer until someone asks for it. */
export function followInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    $installOffer.set(event as InstallOffer);
  });
  addEventListener('appinstalled', () => $installOffer.set(null));
  addLink('apple-touch-icon').href = '/install/touch-180.png';
  const manifest = addLink('manifest');
  $locale.subscribe((locale) => {
    manifest.href = `/install/${locale}.webmanifest`;
  });
}

/** Shows the browser's question. It can be asked once; where it was declined, the browser offers again some day. */
export async function installPanel(): Promise<void> {
  const offer = $installOffer.get();
  $installOffer.set(null);
  await offer?.prompt();
}
