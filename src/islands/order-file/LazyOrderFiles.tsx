import { $isLoggedIn } from '../../stores/shell/session.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';

const orderFiles = lazy(async () => (await import('./OrderFiles.tsx')).OrderFiles);

/** Buttons that save waiting orders to a file and read them, for who is signed in; fetched after the list is live. */
export function LazyOrderFiles() {
  const isLoggedIn = useLive($isLoggedIn, false);
  return isLoggedIn && <Lazy of={orderFiles} given={{}} />;
}
