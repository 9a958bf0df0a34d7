import { useEffect, useState } from 'react';
import { Late } from '../base/Late.tsx';
import { late } from '../base/late-code.ts';

const notice = late(async () => (await import('./SignedOut.tsx')).SignedOut);

/** Login notice after signing out, fetched only then. */
export function SignedOutNotice() {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(location.search), []);
  return query.includes('signOut=') && <Late of={notice} given={{ query }} />;
}
