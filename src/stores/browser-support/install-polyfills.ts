import { BroadcastChannelPolyfill } from './broadcast-channel-polyfill.ts';
import { endWhenLeft } from './end-when-left.ts';
import { locksPolyfill } from './locks-polyfill.ts';

// Insecure pages have no Web Locks, and old browsers have no channels between tabs. The locks use a channel.
if (typeof BroadcastChannel !== 'function') {
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: BroadcastChannelPolyfill });
}
if (!navigator.locks) Object.defineProperty(navigator, 'locks', { value: locksPolyfill() });
endWhenLeft();
