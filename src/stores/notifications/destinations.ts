import { atom } from 'nanostores';
import type {
  Destination,
  DestinationsAnswer,
} from '../../api/notifications/destination-contract.ts';
import { destinationPaths } from '../../api/notifications/destination-paths.ts';
import type { ChannelName } from '../../domain/notifications/channel-name.ts';
import type { Outcome } from '../../domain/notifications/outcome.ts';
import { newId } from '../device/records/new-id.ts';
import { type ChangeResult, changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { $signedIn, onOtherPerson } from '../shell/session.ts';
import { type PushProblem, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';
import { withPendingSwitches } from './pending-switches.ts';

export type {
  Destination,
  DestinationsAnswer,
} from '../../api/notifications/destination-contract.ts';

/** Number of changes the server has answered. A read that began before the last of them may be stale. */
let changes = 0;

/** The server's last answer, without unsaved switches. */
export const $savedDestinations = atom<DestinationsAnswer | null>(null);

/** Stores an answer, and returns it with the unsaved switches applied. */
function store(answer: DestinationsAnswer): DestinationsAnswer {
  $savedDestinations.set(answer);
  return withPendingSwitches(answer);
}

/** The user's destinations outside the panel, and the topics sent to each. */
export const {
  $value: $destinations,
  $reading: $destinationsReading,
  read,
} = createOwnReading(
  (_asked: number) => destinationPaths.destinations,
  (answer, asked): DestinationsAnswer =>
    asked === changes ? store(answer) : ($destinations.get() ?? store(answer)),
);

export const readDestinations = (): Promise<void> => read(changes);

/** Shows the answer to a change. */
export function settle(answer: DestinationsAnswer): void {
  changes += 1;
  $destinations.set(store(answer));
}

/** Progress or result of the last action. */
export type ActionState =
  | 'working'
  | 'saved'
  | 'testSent'
  | 'chatTested'
  | 'addressTested'
  | 'testWait'
  | 'waiting'
  | Exclude<Outcome, 'sent'>
  | ActionProblem;
type ActionProblem = 'offline' | 'failed' | PushProblem;

/** The last action: the place it belongs to, and its progress or result. */
export const $lastAction = atom<{ at: string; state: ActionState } | null>(null);

onOtherPerson(() => {
  $savedDestinations.set(null);
  $lastAction.set(null);
});

/** Keeps the destinations up to date while they are shown. */
export const followDestinations = (): (() => void) => keepFresh(() => void readDestinations());

function take(at: string, changed: ChangeResult<DestinationsAnswer>): boolean {
  if (changed.kind === 'left') return false;
  const isDone = changed.kind === 'done';
  if (isDone) settle(changed.value);
  $lastAction.set({ at, state: isDone ? 'saved' : whyUnchanged(changed) });
  return isDone;
}

/** Place in `$lastAction` of actions on this browser. */
export const thisBrowser = 'this';

/** Turns on notifications in this browser. Call it from a click handler, because the browser asks for permission. */
export async function addThisBrowser(): Promise<void> {
  const key = $destinations.get()?.pushKey;
  if (!key) return;
  const user = $signedIn.get()?.user.id;
  $lastAction.set({ at: thisBrowser, state: 'working' });
  const subscription = await subscribeBrowser(key);
  if ($signedIn.get()?.user.id !== user) return;
  if (typeof subscription === 'string') {
    $lastAction.set({ at: thisBrowser, state: subscription });
    return;
  }
  const path = destinationPaths.destination(newId());
  take(thisBrowser, await changeOwn(path, { method: 'PUT', body: { subscription } }));
}

/** Removes a destination. */
export async function removeDestination({ id, isThis }: Destination): Promise<void> {
  const at = isThis ? thisBrowser : id;
  $lastAction.set({ at, state: 'working' });
  const changed = await changeOwn(destinationPaths.destination(id), {
    method: 'DELETE',
    body: undefined,
  });
  // It was already removed when its session ended.
  if (changed.kind === 'refused' && changed.status === 404) {
    await readDestinations();
    $lastAction.set({ at, state: 'saved' });
    return;
  }
  // If this fails, the browser still gets nothing: the server has forgotten it.
  if (take(at, changed) && isThis) await unsubscribeBrowser().catch(() => {});
}

/** Place in `$lastAction` of a destination's test. */
export const testPlace = ({ id }: Pick<Destination, 'id'>): string => `test ${id}`;

const testedBy = {
  push: 'testSent',
  email: 'addressTested',
  sms: 'addressTested',
  bale: 'chatTested',
  telegram: 'chatTested',
} as const satisfies Record<ChannelName, ActionState>;

/** Pauses between polls for a test's result, ms: one delivery attempt takes up to 15 s. */
const askAfterMs = [2_000, 5_000, 10_000, 20_000];

type Test = { at: string; path: ReturnType<typeof destinationPaths.test>; tested: ActionState };

/** Shows that a test is queued, then its result. Stops at the next action. */
async function followTest({ at, path, tested }: Test): Promise<void> {
  const queued = { at, state: 'waiting' } as const;
  $lastAction.set(queued);
  for (const wait of askAfterMs) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if ($lastAction.get() !== queued) return;
    const asked = await changeOwn(path, { method: 'PUT', body: undefined });
    const outcome = asked.kind === 'done' && asked.value.outcome;
    if ($lastAction.get() !== queued) return;
    if (outcome) {
      $lastAction.set({ at, state: outcome === 'sent' ? tested : outcome });
      return;
    }
  }
}

/** Sends a test message to a destination. */
export async function sendTest({ id, channel }: Destination): Promise<void> {
  const at = testPlace({ id });
  $lastAction.set({ at, state: 'working' });
  const path = destinationPaths.test(id, newId());
  const sent = await changeOwn(path, { method: 'PUT', body: undefined });
  if (sent.kind === 'left') return;
  const isEarly = sent.kind === 'failed' && sent.status === 429;
  const tested = testedBy[channel];
  const problem = isEarly ? 'testWait' : whyUnchanged(sent);
  if (sent.kind === 'done') await followTest({ at, path, tested });
  else $lastAction.set({ at, state: problem });
}
