import type { Message } from '../../i18n/language/message.ts';
import { common } from '../../i18n/shell/common.ts';
import { loginPathTo } from '../../panel/routes.ts';
import { Button } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { say } from '../../ui/base/say.tsx';

/** Texts for a screen of the user's own data that couldn't be read. */
type UnreadTexts = Record<
  'signedOut' | 'signedOutHint' | 'offline' | 'offlineHint' | 'failed' | 'failedHint',
  Message
>;

type UnreadProps = {
  why: 'signedOut' | 'offline' | 'failed' | 'notFound';
  texts: UnreadTexts;
  /** Path to return to after signing in. */
  path: string;
  onAgain: () => void;
};

/** Shown instead of the user's own data when it couldn't be read: signed out, offline, or failed. */
export function Unread({ why, texts, path, onAgain }: UnreadProps) {
  if (why === 'signedOut') {
    return (
      <EmptyState picture="key" title={texts.signedOut} text={texts.signedOutHint}>
        <a className="btn btn-primary" href={loginPathTo(path)}>
          {say(common.signIn)}
        </a>
      </EmptyState>
    );
  }
  const problem = why === 'offline' ? 'offline' : 'failed';
  return (
    <EmptyState picture="unplugged" title={texts[problem]} text={texts[`${problem}Hint`]}>
      <Button look="primary" text={common.again} onClick={onAgain} />
    </EmptyState>
  );
}
