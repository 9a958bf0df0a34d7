/** The form under which a username is looked up: what a phone's keyboard adds or changes makes no difference. */
export function usernameKey(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}
