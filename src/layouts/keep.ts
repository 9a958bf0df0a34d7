import { keepPages } from '../offline/keep-pages.ts';
import { reportWrongClock } from '../stores/abilities/lab-now.ts';
import { report } from '../stores/abilities/troubles.ts';
import { followInstall } from '../stores/installed/install.ts';
import { followUpdates } from '../stores/installed/updates.ts';
import { $signedIn } from '../stores/shell/session.ts';
import font from '../styles/fonts/vazirmatn.woff2?url';

/** Keeps the panel on the device, and follows its updates and the browser's offer to install it. */
export async function keep(isSparing: boolean): Promise<void> {
  reportWrongClock();
  const isForLab = $signedIn.get()?.user.role === 'SuperAdmin';
  const registration = await keepPages({ font, isForLab, isSparing }).catch(() => undefined);
  if (!registration) return report('pages');
  followUpdates(registration);
  followInstall();
}
