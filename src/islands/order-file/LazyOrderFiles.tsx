import { $isLoggedIn } from '../../stores/shell/session.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';

const orderFiles = lazy(async () => (await import('./OrderFiles.tsx')).OrderFiles);

/** Buttons for signed-in users that save waiting orders to a file or read them from one; loaded after the list. */
export function LazyOrderFiles() {
  const isLoggedIn = useLive($isLoggedIn, false);
  return isLoggedIn && <Lazy of={orderFiles} given={{}} />;
}
