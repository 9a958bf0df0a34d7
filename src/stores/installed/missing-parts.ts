import { versionIn } from '../../panel/version.ts';
import { $newVersion } from '../shell/updates.ts';

/** Address of the part, in the words of Chromium and Firefox. Safari names none. */
const addressIn = (failure: unknown) => /https?:\S+\.js/.exec(String(failure))?.[0];

/** Whether the site now has another version than this page's. */
async function hasNewVersion(): Promise<boolean> {
  const page = await (await fetch(location.pathname, { cache: 'no-cache' })).text();
  return versionIn(page) !== versionIn(document.documentElement.outerHTML);
}

async function isGone(failure: unknown): Promise<boolean> {
  const address = addressIn(failure);
  if (!address) return hasNewVersion();
  return (await fetch(address, { method: 'HEAD', cache: 'no-cache' })).status === 404;
}

/**
 * Offers a reload once a part of this page is missing because the site was updated. Only pages without a worker need
 * it: a worker keeps the parts of its version.
 */
export function followMissingParts(): void {
  addEventListener('partmissing', async ({ detail }: CustomEventInit) => {
    // Offline, the part may still load later.
    if (await isGone(detail).catch(() => false)) $newVersion.set('site');
  });
}
