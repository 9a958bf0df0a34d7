/** `asks` requests a lock; `taken` tells the requesting tab that it is held. */
type LockNews = { kind: 'asks' | 'taken'; name: string; tab: string };

/** How long the other tabs have to say that a lock is taken, ms. */
const patience = 250;

type Act<T> = (lock: Lock | null) => Promise<T>;

/**
 * Fallback for Web Locks: a tab asks the others whether they hold the lock. A closed tab does not
 * answer, so its locks are free. A tab that answers late can lose a lock: work under a lock must
 * tolerate that.
 */
export function locksPolyfill(): Pick<LockManager, 'request'> {
  const channel = new BroadcastChannel('adasi-locks');
  const own = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const held = new Set<string>();
  const refuse = new Map<string, () => void>();

  channel.addEventListener('message', ({ data }: MessageEvent<LockNews>) => {
    const { kind, name, tab } = data;
    if (kind === 'taken' && tab === own) refuse.get(name)?.();
    // Of two tabs that ask at the same moment, one goes first.
    const isOurs = held.has(name) || (refuse.has(name) && own < tab);
    if (kind === 'asks' && isOurs) channel.postMessage({ kind: 'taken', name, tab });
  });

  async function isFree(name: string): Promise<boolean> {
    if (held.has(name) || refuse.has(name)) return false;
    const answer = new Promise<boolean>((resolve) => {
      refuse.set(name, () => resolve(false));
      setTimeout(() => resolve(true), patience);
    });
    channel.postMessage({ kind: 'asks', name, tab: own });
    return answer.finally(() => refuse.delete(name));
  }

  async function request<T>(name: string, options: LockOptions, act: Act<T>): Promise<T> {
    if (!options.steal && !(await isFree(name))) return act(null);
    held.add(name);
    return act({ name, mode: 'exclusive' }).finally(() => held.delete(name));
  }

  return { request: request as LockManager['request'] };
}
