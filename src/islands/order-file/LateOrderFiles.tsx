import { $isLoggedIn } from '../../stores/shell/session.ts';
import { Late } from '../base/Late.tsx';
import { late } from '../base/late-code.ts';
import { useLive } from '../base/use-live.ts';

const orderFiles = late(async () => (await import('./OrderFiles.tsx')).OrderFiles);

/** Buttons that save waiting orders to a file and read them, for who is signed in; fetched after the list is live. */
export function LateOrderFiles() {
  const isLoggedIn = useLive($isLoggedIn, false);
  return isLoggedIn && <Late of={orderFiles} given={{}} />;
}
