import { withCount } from '../../i18n/language/count-text.ts';
import type { Message } from '../../i18n/language/message.ts';
import { signedOut } from '../../i18n/login/signed-out.ts';
import { say } from '../../ui/base/say.tsx';

const notices = { signedOut: signedOut.texts.signedOut, offline: signedOut.texts.signedOutOffline };
type SignOutResult = { how: keyof typeof notices; kept: number; held: number; deleted: number };

function readResult(query: string): SignOutResult | null {
  const answers = new URLSearchParams(query);
  const how = answers.get('signOut');
  if (how !== 'signedOut' && how !== 'offline') return null;
  const count = (name: string) => Number.parseInt(answers.get(name) ?? '0', 10) || 0;
  return { how, kept: count('kept'), held: count('held'), deleted: count('deleted') };
}

function Count({ text, count }: { text: Message; count: number }) {
  if (count === 0) return null;
  return <p>{say(withCount(text, count))}</p>;
}

/** Shown after signing out: whether the server was reached, and how many unsent pre-orders were kept or deleted. */
export function SignedOut({ query }: { query: string }) {
  const result = readResult(query);
  if (!result) return null;
  return (
    <div className="notice notice-info" role="status">
      {say(notices[result.how])}
      <Count text={signedOut.texts.kept} count={result.kept} />
      <Count text={signedOut.texts.held} count={result.held} />
      <Count text={signedOut.texts.deleted} count={result.deleted} />
    </div>
  );
}
