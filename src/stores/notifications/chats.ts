import { atom } from 'nanostores';
import type { LinkAnswer } from '../../api/notifications/destination-contract.ts';
import { destinationPaths } from '../../api/notifications/destination-paths.ts';
import type { BotName } from '../../domain/notifications/channel-name.ts';
import { newId } from '../device/records/new-id.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { onOtherPerson } from '../shell/session.ts';
import { $destinations, $press, readDestinations } from './destinations.ts';

export type { LinkAnswer } from '../../api/notifications/destination-contract.ts';

/** The code that waits for being written to a bot, and the id that its chat gets. */
export const $link = atom<(LinkAnswer & { id: string; channel: BotName }) | null>(null);

onOtherPerson(() => $link.set(null));

/** Where it is said how asking for a code goes, in `$press`. */
export const linkPlace = (channel: BotName): string => `link ${channel}`;

/** Asks for a code that links a chat. */
export async function startLinking(channel: BotName): Promise<void> {
  const [at, id] = [linkPlace(channel), newId()];
  $press.set({ at, press: 'working' });
  const path = destinationPaths.link(id);
  const made = await changeOwn(path, { method: 'PUT', body: { channel } });
  if (made.kind === 'left') return;
  if (made.kind !== 'done') {
    $press.set({ at, press: whyUnchanged(made) });
    return;
  }
  $press.set(null);
  $link.set({ ...made.value, id, channel });
}

/** Milliseconds between two looks whether the code was written. */
const lookEveryMs = 3_000;

/** Looks whether the code was written, until it was or is over. The returned function ends it. */
export function followLink(): () => void {
  const timer = setInterval(async () => {
    const link = $link.get();
    if (!link) return;
    if (Date.parse(link.expiresAt) < Date.now()) $link.set(null);
    else await readDestinations();
    const isLinked = $destinations.get()?.destinations.some(({ id }) => id === link.id);
    if (isLinked) $link.set(null);
  }, lookEveryMs);
  return () => clearInterval(timer);
}
