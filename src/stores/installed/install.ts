import { $installOffer, type InstallOffer } from '../shell/install.ts';
import { $locale } from '../shell/locale.ts';

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
