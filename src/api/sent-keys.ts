/** As many as the changes that may be on their way back over the stream, and some more. */
const most = 300;

const keys: string[] = [];

/** The keys of the latest changes that this tab has sent and whose answers it has, newest first. */
export const sentKeys: readonly string[] = keys;

export function noteSent(key: string): void {
  keys.unshift(key);
  keys.splice(most);
}
