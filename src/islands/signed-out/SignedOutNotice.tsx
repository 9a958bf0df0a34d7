import { useEffect, useState } from 'react';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const notice = lazy(async () => (await import('./SignedOut.tsx')).SignedOut);

/** Login notice after signing out, fetched only then. */
export function SignedOutNotice() {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(location.search), []);
  return query.includes('signOut=') && <Lazy of={notice} given={{ query }} />;
}
