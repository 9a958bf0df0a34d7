/** An account by its id, with its name as it was. */
export type NamedAccount = { id: string; name: string };

/** Reads an account from a field or a cell: its id, then its name; null for any other text. */
export function readNamedAccount(text: string): NamedAccount | null {
  const [, id, name] = /^([0-9a-f-]{36}) +(.+)$/i.exec(text.trim()) ?? [];
  return id && name ? { id: id.toLowerCase(), name: name.trim() } : null;
}

/** Writes an account for `readNamedAccount`. */
export const writeNamedAccount = ({ id, name }: NamedAccount): string => `${id} ${name}`;
