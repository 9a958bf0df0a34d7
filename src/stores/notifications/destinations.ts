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

/** How many changes were answered here: what was asked for before the last one may be older than it. */
let changes = 0;

/** The last answer, without the switches that are not saved yet. */
export const $savedDestinations = atom<DestinationsAnswer | null>(null);

/** Keeps an answer, and returns what is shown of it. */
function store(answer: DestinationsAnswer): DestinationsAnswer {
  $savedDestinations.set(answer);
  return withPendingSwitches(answer);
}

/** Where the user is reached outside of the panel, and with what. */
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

/** Shows what a change was answered with. */
export function settle(answer: DestinationsAnswer): void {
  changes += 1;
  $destinations.set(store(answer));
}

/** Progress or result of the last press. */
export type Press =
  | 'working'
  | 'saved'
  | 'testSent'
  | 'chatTested'
  | 'addressTested'
  | 'testWait'
  | 'waiting'
  | Exclude<Outcome, 'sent'>
  | PressProblem;
type PressProblem = 'offline' | 'failed' | PushProblem;

/** What was pressed last, and how it goes. */
export const $press = atom<{ at: string; press: Press } | null>(null);

onOtherPerson(() => {
  $savedDestinations.set(null);
  $press.set(null);
});

/** Keeps it up to date while it is shown. */
export const followDestinations = (): (() => void) => keepFresh(() => void readDestinations());

function take(at: string, changed: ChangeResult<DestinationsAnswer>): boolean {
  if (changed.kind === 'left') return false;
  const isDone = changed.kind === 'done';
  if (isDone) settle(changed.value);
  $press.set({ at, press: isDone ? 'saved' : whyUnchanged(changed) });
  return isDone;
}

/** The place of what concerns this browser, in `$press`. */
export const thisBrowser = 'this';

/** Wishes to be told in this browser. To be called by a press: the browser asks its user. */
export async function addThisBrowser(): Promise<void> {
  const key = $destinations.get()?.pushKey;
  if (!key) return;
  const user = $signedIn.get()?.user.id;
  $press.set({ at: thisBrowser, press: 'working' });
  const subscription = await subscribeBrowser(key);
  if ($signedIn.get()?.user.id !== user) return;
  if (typeof subscription === 'string') {
    $press.set({ at: thisBrowser, press: subscription });
    return;
  }
  const path = destinationPaths.destination(newId());
  take(thisBrowser, await changeOwn(path, { method: 'PUT', body: { subscription } }));
}

/** Wishes to be told there no longer. */
export async function removeDestination({ id, isThis }: Destination): Promise<void> {
  const at = isThis ? thisBrowser : id;
  $press.set({ at, press: 'working' });
  const changed = await changeOwn(destinationPaths.destination(id), {
    method: 'DELETE',
    body: undefined,
  });
  // It ended with its session in the meantime.
  if (changed.kind === 'refused' && changed.status === 404) {
    await readDestinations();
    $press.set({ at, press: 'saved' });
    return;
  }
  // A browser that does not forget it is told nothing either.
  if (take(at, changed) && isThis) await unsubscribeBrowser().catch(() => {});
}

/** The place of a test, in `$press`. */
export const testPlace = ({ id }: Pick<Destination, 'id'>): string => `test ${id}`;

const testedBy = {
  push: 'testSent',
  email: 'addressTested',
  sms: 'addressTested',
  bale: 'chatTested',
  telegram: 'chatTested',
} as const satisfies Record<ChannelName, Press>;

/** Milliseconds after each of which it is asked once more how a test ended: one try takes up to 15 s. */
const askAfterMs = [2_000, 5_000, 10_000, 20_000];

type Test = { at: string; path: ReturnType<typeof destinationPaths.test>; tested: Press };

/** Says that a test is queued, and how it ended once that is known. Ends with the next press. */
async function followTest({ at, path, tested }: Test): Promise<void> {
  const queued = { at, press: 'waiting' } as const;
  $press.set(queued);
  for (const wait of askAfterMs) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if ($press.get() !== queued) return;
    const asked = await changeOwn(path, { method: 'PUT', body: undefined });
    const outcome = asked.kind === 'done' && asked.value.outcome;
    if ($press.get() !== queued) return;
    if (outcome) {
      $press.set({ at, press: outcome === 'sent' ? tested : outcome });
      return;
    }
  }
}

/** Has a test sent to a destination. */
export async function sendTest({ id, channel }: Destination): Promise<void> {
  const at = testPlace({ id });
  $press.set({ at, press: 'working' });
  const path = destinationPaths.test(id, newId());
  const sent = await changeOwn(path, { method: 'PUT', body: undefined });
  if (sent.kind === 'left') return;
  const isEarly = sent.kind === 'failed' && sent.status === 429;
  const tested = testedBy[channel];
  const problem = isEarly ? 'testWait' : whyUnchanged(sent);
  if (sent.kind === 'done') await followTest({ at, path, tested });
  else $press.set({ at, press: problem });
}
