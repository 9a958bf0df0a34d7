import { atom } from 'nanostores';
import type { LinkAnswer } from '../../api/notifications/destination-contract.ts';
import { destinationPaths } from '../../api/notifications/destination-paths.ts';
import { serverNow } from '../../api/server-clock.ts';
import type { BotName } from '../../domain/notifications/channel-name.ts';
import { newId } from '../device/records/new-id.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { onOtherPerson } from '../shell/session.ts';
import { $destinations, $lastAction, readDestinations } from './destinations.ts';

export type { LinkAnswer } from '../../api/notifications/destination-contract.ts';

/** The code to be sent to a bot, and the id that its chat will get. */
export const $link = atom<(LinkAnswer & { id: string; channel: BotName }) | null>(null);

onOtherPerson(() => $link.set(null));

/** Place in `$lastAction` of requests for a code. */
export const linkPlace = (channel: BotName): string => `link ${channel}`;

/** Requests a code that links a chat. */
export async function startLinking(channel: BotName): Promise<void> {
  const [at, id] = [linkPlace(channel), newId()];
  $lastAction.set({ at, state: 'working' });
  const path = destinationPaths.link(id);
  const made = await changeOwn(path, { method: 'PUT', body: { channel } });
  if (made.kind === 'left') return;
  if (made.kind !== 'done') {
    $lastAction.set({ at, state: whyUnchanged(made) });
    return;
  }
  $lastAction.set(null);
  $link.set({ ...made.value, id, channel });
}

/** Pause between polls, ms. */
const lookEveryMs = 3_000;

/** Polls until the code is used or expires. The returned function stops it. */
export function followLink(): () => void {
  const timer = setInterval(async () => {
    const link = $link.get();
    if (!link) return;
    const isExpired = Date.parse(link.expiresAt) < serverNow();
    if (!isExpired) await readDestinations();
    const isLinked = $destinations.get()?.destinations.some(({ id }) => id === link.id);
    // Another code may have been requested while the answer was awaited.
    if ((isExpired || isLinked) && $link.get() === link) $link.set(null);
  }, lookEveryMs);
  return () => clearInterval(timer);
}
