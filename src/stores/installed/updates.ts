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

/** How long a newer version usually needs at most to take over, ms. */
const takeOverTime = 2000;

/**
 * Chromium can leave a worker waiting for minutes when the one before answers a request in the moment it is to take over
 * (seen in 156). The next navigation frees it: that of a hidden frame keeps this page open until then.
 */
function navigateBeside(): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = '/sw.js';
  document.body.append(frame);
}

/**
 * Resolves once a worker has taken over, or a newer one has replaced it. A page that reloads before would keep it
 * activating forever in WebKit.
 */
const untilActive = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Reloads this page in the newer version. Other tabs stay in theirs until they open another page. */
export async function takeNewVersion(): Promise<void> {
  const version = $newVersion.get();
  if (version && version !== 'site') {
    const late = setTimeout(navigateBeside, takeOverTime);
    const active = untilActive(version);
    version.postMessage('takeOver');
    await active;
    clearTimeout(late);
  }
  location.reload();
}
