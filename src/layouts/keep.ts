import { keepPages } from '../offline/keep-pages.ts';
import { followInstall } from '../stores/installed/install.ts';
import { followUpdates } from '../stores/installed/updates.ts';
import { $signedIn } from '../stores/shell/session.ts';
import font from '../styles/fonts/vazirmatn.woff2?url';

/** Keeps the panel on the device, and follows its updates and the browser's offer to install it. */
export async function keep(isSparing: boolean): Promise<void> {
  const isForLab = $signedIn.get()?.user.role === 'SuperAdmin';
  const registration = await keepPages({ font, isForLab, isSparing });
  if (!registration) return;
  followUpdates(registration);
  followInstall();
}
