import { useEffect, useState } from 'react';
import { fill } from '../i18n/fill.ts';
import { formatCount } from '../i18n/format-number.ts';
import { inBoth } from '../i18n/in-both.ts';
import { login } from '../i18n/messages/login.ts';
import { Text } from '../ui/Text.tsx';

const notices = { signedOut: login.texts.signedOut, offline: login.texts.signedOutOffline };
type Left = { how: keyof typeof notices; kept: number };

function readLeft(query: string): Left | null {
  const answers = new URLSearchParams(query);
  const how = answers.get('left');
  if (how !== 'signedOut' && how !== 'offline') return null;
  return { how, kept: Number.parseInt(answers.get('kept') ?? '0', 10) || 0 };
}

/** On the login, for who just signed out: what became of the session and of unsent pre-orders. */
export function Left() {
  const [left, setLeft] = useState<Left | null>(null);
  useEffect(() => setLeft(readLeft(location.search)), []);
  if (!left) return null;
  const count = inBoth((locale) => formatCount(left.kept, locale));
  return (
    <div className="notice notice-info" role="status">
      <Text of={notices[left.how]} />
      {left.kept > 0 && (
        <p>
          <Text of={fill(login.texts.kept, { count })} />
        </p>
      )}
    </div>
  );
}
