import { $newVersion } from '../shell/updates.ts';

/** How often an open page asks for a newer version at most, ms. */
const askEvery = 30 * 60_000;

/** Offers a newer version once all of it is on the device. It takes over when asked to, or once all tabs are closed. */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  const offer = () => $newVersion.set(registration.waiting);
  let asked = Date.now();
  offer();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < askEvery) return;
    asked = Date.now();
    // Offline it asks the next time.
    registration.update().catch(() => undefined);
  });
}

/** Reloads this page in the newer version. Other tabs stay in theirs until they open another page. */
export function takeNewVersion(): void {
  const version = $newVersion.get();
  if (version === 'site') {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  version?.postMessage('takeOver');
}
