import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { signedOut } from '../../i18n/login/signed-out.ts';
import { say } from '../../ui/base/say.tsx';

const notices = { signedOut: signedOut.texts.signedOut, offline: signedOut.texts.signedOutOffline };
type Left = { how: keyof typeof notices; kept: number; held: number; deleted: number };

function readLeft(query: string): Left | null {
  const answers = new URLSearchParams(query);
  const how = answers.get('signOut');
  if (how !== 'signedOut' && how !== 'offline') return null;
  const count = (name: string) => Number.parseInt(answers.get(name) ?? '0', 10) || 0;
  return { how, kept: count('kept'), held: count('held'), deleted: count('deleted') };
}

function Count({ text, count }: { text: Message; count: number }) {
  if (count === 0) return null;
  return <p>{say(fill(text, { count: inBoth((locale) => formatCount(count, locale)) }))}</p>;
}

/** After signing out: whether the server knows, and how many unsent pre-orders were kept or deleted. */
export function SignedOut({ query }: { query: string }) {
  const left = readLeft(query);
  if (!left) return null;
  return (
    <div className="notice notice-info" role="status">
      {say(notices[left.how])}
      <Count text={signedOut.texts.kept} count={left.kept} />
      <Count text={signedOut.texts.held} count={left.held} />
      <Count text={signedOut.texts.deleted} count={left.deleted} />
    </div>
  );
}
