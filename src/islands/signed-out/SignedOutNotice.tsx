import { useEffect, useState } from 'react';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const notice = lazy(async () => (await import('./SignedOut.tsx')).SignedOut);

/** Notice on the login page after signing out; its code loads only then. */
export function SignedOutNotice() {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(location.search), []);
  return query.includes('signOut=') && <Lazy of={notice} given={{ query }} />;
}
