import { atom } from 'nanostores';
import { withQuery } from '../../api/api-path.ts';
import { lastFramesPath } from '../../api/last-frames/paths.ts';
import { distinctFrames, type NamedFrame } from '../../domain/frame/last-frames.ts';
import { $caller, $pricedFor, needsCaller } from '../lists/caller.ts';
import { keptRx } from '../rx/kept-rx.ts';
import { readOwn } from '../shell/read-own.ts';

/** Frames of the last orders of the account that the order on the screen is for; the lab's and this device's. */
export const $lastFrames = atom<readonly NamedFrame[]>([]);

$pricedFor.listen(() => $lastFrames.set([]));

/** Reads them, and again when the order is for another account. */
export function followLastFrames(): () => void {
  return $pricedFor.subscribe(() => void readLastFrames());
}

/** Without an answer what was known stays, and what this device wrote. */
async function readLastFrames(): Promise<void> {
  const account = $pricedFor.get();
  const add = (frames: readonly NamedFrame[]) => {
    if ($pricedFor.get() === account) {
      $lastFrames.set(distinctFrames([...frames, ...$lastFrames.get()]));
    }
  };
  const caller = $caller.get();
  const asked = needsCaller(caller) ? null : readOwn(pathFor(caller?.id));
  add((await keptRx()).map(({ draft }) => draft.frameDetails));
  const own = await asked;
  if (own?.kind === 'read') add(own.value.frames);
}

/** The lab names the account it orders for. */
function pathFor(account: string | undefined) {
  return account ? withQuery(lastFramesPath, new URLSearchParams({ account })) : lastFramesPath;
}
