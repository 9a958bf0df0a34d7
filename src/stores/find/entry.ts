import type { Findable } from '../../domain/find/findable.ts';
import { inBoth, type Message, pick } from '../../i18n/language/message.ts';

/** What choosing an entry does: open a path, or act at once. */
export type FindAct =
  | { readonly path: string }
  | { readonly run: () => void }
  /** Shows the keys of the screen in place of the field. */
  | 'keys';

/** A search result as a line of the list. */
export interface Entry extends Findable {
  readonly title: Message;
  /** Distinguishes it from others with the same name. */
  readonly detail?: Message | undefined;
  readonly act: FindAct;
}

type Given = Omit<Entry, 'names'> & { readonly names?: readonly string[] };

/** An entry that is found by its title, unless it has other names. */
export const entry = (given: Given): Entry => ({ names: given.title, ...given });

/** A name that reads the same in both languages. */
export const asIs = (name: string): Message => [name, name];

/** Joins the known parts in both languages; undefined if there are none. */
export function joined(
  parts: readonly (Message | false | null | undefined)[],
  by = ' · ',
): Message | undefined {
  const known = parts.filter((part): part is Message => !!part && part[0] !== '');
  if (known.length === 0) return undefined;
  return inBoth((locale) => known.map((part) => pick(part, locale)).join(by));
}
