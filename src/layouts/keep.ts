import { keepPages } from '../offline/keep-pages.ts';
import { reportWrongClock } from '../stores/browser-support/lab-now.ts';
import { report } from '../stores/browser-support/problems.ts';
import { followInstall } from '../stores/installed/install.ts';
import { followMissingParts } from '../stores/installed/missing-parts.ts';
import { followUpdates } from '../stores/installed/updates.ts';
import { $signedIn } from '../stores/shell/session.ts';
import font from '../styles/fonts/vazirmatn.woff2?url';
import offerSheet from '../styles/shell/update.scss?url';

/** A file that is dropped where nothing takes it would be opened in place of the page. */
function refuseDroppedFiles(): void {
  for (const moment of ['dragover', 'drop'] as const) {
    addEventListener(moment, (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
  }
}

/** Keeps the panel on the device, and follows its updates and the browser's offer to install it. */
export async function keep(savesData: boolean): Promise<void> {
  reportWrongClock();
  refuseDroppedFiles();
  const isForLab = $signedIn.get()?.user.role === 'SuperAdmin';
  const registration = await keepPages({ font, isForLab, savesData }).catch(() => undefined);
  if (!registration) return withoutWorker();
  followUpdates(registration);
  followInstall();
}

/** The offer is fetched now: after an update of the site it would be missing itself. What can't be fetched, the next page fetches. */
async function withoutWorker(): Promise<void> {
  report('pages');
  followMissingParts();
  await Promise.allSettled([import('../islands/update/UpdateOffer.tsx'), fetch(offerSheet)]);
}
