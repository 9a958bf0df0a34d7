import { type ReactNode, useEffect, useState } from 'react';

/** Login notice after signing out, fetched only then. */
export function SignedOutNotice() {
  const [notice, setNotice] = useState<ReactNode>(null);
  useEffect(() => {
    const query = location.search;
    if (!query.includes('signOut=')) return;
    import('./SignedOut.tsx').then(
      ({ SignedOut }) => setNotice(<SignedOut query={query} />),
      () => {},
    );
  }, []);
  return notice;
}
