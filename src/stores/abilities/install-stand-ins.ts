import { endWhenLeft } from './end-when-left.ts';
import { messageLocks } from './message-locks.ts';
import { StorageChannel } from './storage-channel.ts';

// Insecure pages have no Web Locks, and old browsers have no channels between tabs. The locks use a channel.
if (typeof BroadcastChannel !== 'function') {
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: StorageChannel });
}
if (!navigator.locks) Object.defineProperty(navigator, 'locks', { value: messageLocks() });
endWhenLeft();
