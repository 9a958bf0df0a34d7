import { favouritesPath } from '../../api/favourites/paths.ts';
import {
  type KeptFavourites,
  mostFavourites,
  noFavourites,
} from '../../domain/accessories/favourites.ts';
import { settleFavourite, switchFavourite } from '../../domain/accessories/switch-favourite.ts';
import { favouriteTexts } from '../../i18n/accessories/favourites.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { askAgain } from '../live/ask-again.ts';
import { changeOwn } from '../shell/change-own.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { readOwn } from '../shell/read-own.ts';
import { $signedIn } from '../shell/session.ts';
import { toast } from '../shell/toasts.ts';
import { $keptFavourites } from './favourites.ts';

const { texts } = favouriteTexts;

const currentUserId = () => $signedIn.get()?.user.id;
const keptOf = (user: string) => $keptFavourites.get()[user] ?? noFavourites;
const keep = (user: string, kept: KeptFavourites) =>
  $keptFavourites.set({ ...$keptFavourites.get(), [user]: kept });

/** Sends switches to the server one at a time, in the order they were made; reads wait for them. */
let turn: Promise<void> = Promise.resolve();

function sayRefused(code: string | undefined): void {
  const max = countText(mostFavourites);
  const text = code === 'outOfRange' ? fill(texts.tooMany, { max }) : texts.unknown;
  toast({ kind: 'danger', text });
}

/** Sends the user's unacknowledged switches while they are signed in. Returns false if some are still unsent. */
async function sendEach(user: string): Promise<boolean> {
  for (const [product, isFavourite] of Object.entries(keptOf(user).unsent)) {
    if (currentUserId() !== user) return false;
    const body = { product, isFavourite };
    const changed = await changeOwn(favouritesPath, { method: 'PUT', body });
    if (changed.kind === 'done') {
      keep(user, settleFavourite(keptOf(user), body, changed.value.products));
    } else if (changed.kind === 'refused') {
      keep(user, settleFavourite(keptOf(user), body));
      sayRefused(changed.issues[0]?.code);
    } else return false;
  }
  return true;
}

/** Ends the retries; undefined while there are none. */
let endRetries: (() => void) | undefined;

/** Like `sendEach`, and retries while some are unsent. */
async function sendUnsent(user: string): Promise<boolean> {
  const isDone = await sendEach(user);
  if (!isDone && currentUserId() === user) {
    endRetries ??= askAgain(() => takeTurn(sendUnsent));
  } else {
    endRetries?.();
    endRetries = undefined;
  }
  return isDone;
}

async function sendAndRead(user: string): Promise<void> {
  if (!(await sendUnsent(user))) return;
  const own = await readOwn(favouritesPath);
  if (own.kind === 'read') keep(user, { ...keptOf(user), stored: own.value.products });
}

/** Queues work for the signed-in user; skips it if someone else has signed in by its turn. */
function takeTurn(work: (user: string) => Promise<unknown>): void {
  const user = currentUserId();
  if (user)
    turn = turn.then(() => (currentUserId() === user ? work(user) : undefined)).then(() => {});
}

/** Toggles a favourite: at once on this device, and on the server as soon as it can be reached. */
export function switchOwnFavourite(product: string): void {
  const user = currentUserId();
  if (!user) return;
  keep(user, switchFavourite(keptOf(user), product));
  takeTurn(sendUnsent);
}

/** Sends unsent switches and reads favourites marked on other devices, now and whenever the browser is back online. */
export const followFavourites = (): (() => void) => keepFresh(() => takeTurn(sendAndRead));
