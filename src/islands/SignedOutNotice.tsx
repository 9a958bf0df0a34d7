import { useEffect, useState } from 'react';
import { formatCount } from '../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../i18n/language/message.ts';
import { login } from '../i18n/login/login.ts';
import { Text } from '../ui/base/Text.tsx';

const notices = { signedOut: login.texts.signedOut, offline: login.texts.signedOutOffline };
type SignedOutNotice = { how: keyof typeof notices; kept: number; held: number; deleted: number };

function readLeft(query: string): SignedOutNotice | null {
  const answers = new URLSearchParams(query);
  const how = answers.get('signOut');
  if (how !== 'signedOut' && how !== 'offline') return null;
  const count = (name: string) => Number.parseInt(answers.get(name) ?? '0', 10) || 0;
  return { how, kept: count('kept'), held: count('held'), deleted: count('deleted') };
}

function Count({ text, count }: { text: Message; count: number }) {
  if (count === 0) return null;
  return (
    <p>
      <Text of={fill(text, { count: inBoth((locale) => formatCount(count, locale)) })} />
    </p>
  );
}

/** Login notice after signing out: whether the server knows, and how many unsent pre-orders were kept or deleted. */
export function SignedOutNotice() {
  const [left, setLeft] = useState<SignedOutNotice | null>(null);
  useEffect(() => setLeft(readLeft(location.search)), []);
  if (!left) return null;
  return (
    <div className="notice notice-info" role="status">
      <Text of={notices[left.how]} />
      <Count text={login.texts.kept} count={left.kept} />
      <Count text={login.texts.held} count={left.held} />
      <Count text={login.texts.deleted} count={left.deleted} />
    </div>
  );
}
