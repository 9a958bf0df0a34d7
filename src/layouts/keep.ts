import { keepPages } from '../offline/keep-pages.ts';
import { reportWrongClock } from '../stores/browser-support/lab-now.ts';
import { report } from '../stores/browser-support/problems.ts';
import { followInstall } from '../stores/installed/install.ts';
import { followMissingParts } from '../stores/installed/missing-parts.ts';
import { followUpdates } from '../stores/installed/updates.ts';
import { $signedIn, isOfLab } from '../stores/shell/session.ts';
import font from '../styles/fonts/vazirmatn.woff2?url';
import offerSheet from '../styles/shell/update.scss?url';

/** Ignores files dropped outside a drop target; the browser would open them instead of the page. */
function refuseDroppedFiles(): void {
  for (const moment of ['dragover', 'drop'] as const) {
    addEventListener(moment, (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
  }
}

/** Stores the panel on the device, and follows its updates and the browser's offer to install it. */
export async function keep(savesData: boolean): Promise<void> {
  reportWrongClock();
  refuseDroppedFiles();
  const isForLab = isOfLab($signedIn.get());
  const registration = await keepPages({ font, isForLab, savesData }).catch(() => undefined);
  if (!registration) return withoutWorker();
  followUpdates(registration);
  followInstall();
}

/** Preloads the update offer, which would itself be missing after an update of the site. The next page retries. */
async function withoutWorker(): Promise<void> {
  report('pages');
  followMissingParts();
  await Promise.allSettled([import('../islands/update/UpdateOffer.tsx'), fetch(offerSheet)]);
}
