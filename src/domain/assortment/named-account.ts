/** An account by its id, with the name it had when written. */
export type NamedAccount = { id: string; name: string };

/** Reads an account from a field or cell, written as its id followed by its name; null for any other text. */
export function readNamedAccount(text: string): NamedAccount | null {
  const [, id, name] = /^([0-9a-f-]{36}) +(.+)$/i.exec(text.trim()) ?? [];
  return id && name ? { id: id.toLowerCase(), name: name.trim() } : null;
}

/** Writes an account in the form `readNamedAccount` reads. */
export const writeNamedAccount = ({ id, name }: NamedAccount): string => `${id} ${name}`;
