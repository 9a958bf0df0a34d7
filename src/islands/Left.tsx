import { useEffect, useState } from 'react';
import { login } from '../i18n/messages/login.ts';
import { Text } from '../ui/Text.tsx';

const notices = { signedOut: login.texts.signedOut, offline: login.texts.signedOutOffline };

/** On the login, for who just signed out: what became of the session and of unsent pre-orders. */
export function Left() {
  const [how, setHow] = useState<string | null>(null);
  useEffect(() => setHow(new URLSearchParams(location.search).get('left')), []);
  if (how !== 'signedOut' && how !== 'offline') return null;
  return (
    <p className="notice notice-info" role="status">
      <Text of={notices[how]} />
    </p>
  );
}
