import type { WritableAtom } from 'nanostores';
import { isDeepEqual } from '../../domain/vocabulary/deep-equal.ts';
import { fromJson } from '../browser-support/persistent-json.ts';
import { $signedIn, onOtherPerson } from '../shell/session.ts';

/** Prefix of the keys of typed text that is not part of an order, including that of `stores/orders/typed-event`. */
const prefix = 'typed';

const heldAs = (name: string) => `${prefix} ${$signedIn.get()?.user.id} ${name}`;

/** The signed-in user's unsent input in this tab, by form name; null if there is none. */
export function heldTyped<Typed>(name: string): Typed | null {
  try {
    return fromJson(sessionStorage.getItem(heldAs(name))) as Typed | null;
  } catch {
    return null;
  }
}

/**
 * Holds input until it is sent, its writer signs out or the tab is closed; null deletes it. Never use it for passwords,
 * tokens or secrets.
 */
export function holdTyped(name: string, typed: unknown): void {
  try {
    if (typed === null) sessionStorage.removeItem(heldAs(name));
    else sessionStorage.setItem(heldAs(name), JSON.stringify(typed));
  } catch {
    // Without storage, input lasts as long as the page.
  }
}

/** Holds the fields that differ from their initial values, and if there are any, also `along`. */
export function holdFields(name: string, begun: object, typed: object, along: object = {}): void {
  const before = new Map(Object.entries(begun));
  const changed = Object.entries(typed).filter(
    ([field, value]) => !isDeepEqual(value, before.get(field)),
  );
  holdTyped(name, changed.length > 0 ? { ...along, ...Object.fromEntries(changed) } : null);
}

/** Deletes all users' unsent input in this tab, except orders. */
export function dropAllTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}

type Store<Typed> = Pick<WritableAtom<Typed>, 'get' | 'set' | 'listen'>;

/** Holds the input in a store, separately for each user. */
export function holdStore<Typed extends object>(name: string, $typed: Store<Typed>): void {
  const nothing = $typed.get();
  const open = () => $typed.set({ ...nothing, ...heldTyped<Typed>(name) });
  open();
  $typed.listen((typed) => holdTyped(name, isDeepEqual(typed, nothing) ? null : typed));
  onOtherPerson(open);
}
