/** Normalises a username for lookup: a phone keyboard's capitals, spaces and wide letters make no difference. */
export function usernameKey(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}
