import type { Sold } from '../../i18n/compose/nothing-sold.ts';
import { $signedIn, isOfLab } from '../../stores/shell/session.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';

const forShops = lazy(async () => (await import('./NothingSold.tsx')).NothingSold);
const forLab = lazy(async () => (await import('./NothingToSell.tsx')).NothingToSell);

/** What to do if the lab doesn't sell anything of a kind yet. */
export function LazyNothingSold({ of }: { of: Sold }) {
  const isLab = isOfLab(useLive($signedIn, null));
  return <Lazy key={String(isLab)} of={isLab ? forLab : forShops} given={{ of }} />;
}
