/** More than the number of changes that may still come back over the stream. */
const most = 300;

const keys: string[] = [];

/** Keys of the latest answered changes of this tab, newest first. */
export const sentKeys: readonly string[] = keys;

export function noteSent(key: string): void {
  keys.unshift(key);
  keys.splice(most);
}
