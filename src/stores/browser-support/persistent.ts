import {
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import { storageKeys } from '../../panel/storage-keys.ts';
import { report } from './problems.ts';

/** Never throws: a full storage must not stop the caller. */
const yielding: ProxyHandler<Record<string, string>> = {
  set(stored, key: string, value: string) {
    try {
      stored[key] = value;
    } catch {
      report('settings');
    }
    return true;
  },
};

try {
  // Does not exist during prerendering.
  if (typeof localStorage !== 'undefined') {
    setPersistentEngine(new Proxy(localStorage ?? {}, yielding), windowPersistentEvents);
  }
} catch {
  report('settings');
}

/** Whether the browser stores anything: the first-paint script has written the theme by now. */
export function canStore(): boolean {
  try {
    return storageKeys.themeMode in localStorage;
  } catch {
    return false;
  }
}

export { persistentAtom };
