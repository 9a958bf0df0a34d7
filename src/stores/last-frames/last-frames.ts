import { atom } from 'nanostores';
import { withQuery } from '../../api/api-path.ts';
import { lastFramesPath } from '../../api/last-frames/paths.ts';
import type { KnownFrame } from '../../domain/frame/known-frame.ts';
import { distinctFrames } from '../../domain/frame/last-frames.ts';
import { frameOfDraft } from '../../domain/rx/draft/frame-of-draft.ts';
import { searchLimit } from '../../domain/vocabulary/search-limit.ts';
import { $caller, $pricedFor, needsCaller } from '../caller/caller.ts';
import { keptRx } from '../rx/kept-rx.ts';
import { debounce } from '../shell/debounce.ts';
import { readOwn } from '../shell/read-own.ts';

/**
 * Frames of the last orders of the account that the order on the screen is for, and frames found since; from the lab
 * and this device.
 */
export const $lastFrames = atom<readonly KnownFrame[]>([]);

/** Texts already searched for; the answers are kept with the frames. */
const asked = new Set<string>();

/** Typing pause before the lab is asked, ms. */
const pause = 250;

const findSoon = debounce(findFrames, pause);

$pricedFor.listen(() => {
  findSoon.cancel();
  asked.clear();
  $lastFrames.set([]);
});

/** Reads the frames, and again when the order's account changes. */
export function followLastFrames(): () => void {
  return $pricedFor.subscribe(() => void readLastFrames());
}

/** Adds frames to the known ones, unless the order's account has changed. */
function adderFor(account: typeof $pricedFor.value) {
  return (add: (known: readonly KnownFrame[]) => readonly KnownFrame[]) => {
    if ($pricedFor.get() === account) $lastFrames.set(distinctFrames(add($lastFrames.get())));
  };
}

/** Reads the last frames. Without an answer, the known ones and those on this device stay. */
async function readLastFrames(): Promise<void> {
  const add = adderFor($pricedFor.get());
  const caller = $caller.get();
  const answer = needsCaller(caller) ? null : readOwn(pathFor(caller?.id, ''));
  const kept = (await keptRx()).map(({ draft }) => frameOfDraft(draft));
  add((known) => [...kept, ...known]);
  const own = await answer;
  if (own?.kind === 'read') add((known) => [...own.value.frames, ...known]);
}

/** Searches by the typed brand and model, among all frames the account has ordered and the lab's list. */
export function typeFrame({ brand, model }: { brand: string; model: string }): void {
  const text = `${brand} ${model}`.trim().slice(0, searchLimit);
  if (text === '') findSoon.cancel();
  else findSoon(text);
}

/** Searches the lab. Offline, the known frames must do. */
async function findFrames(text: string): Promise<void> {
  const caller = $caller.get();
  if (asked.has(text) || needsCaller(caller)) return;
  const add = adderFor($pricedFor.get());
  asked.add(text);
  const found = await readOwn(pathFor(caller?.id, text));
  if (found.kind === 'read') add((known) => [...known, ...found.value.frames]);
  else asked.delete(text);
}

/** The lab names the account it orders for. */
function pathFor(account: string | undefined, text: string) {
  const query = new URLSearchParams(
    Object.entries({ account, text }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size > 0 ? withQuery(lastFramesPath, query) : lastFramesPath;
}
