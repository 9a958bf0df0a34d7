import { signInNotice } from '../../i18n/compose/sign-in-notice.ts';
import { loginPathTo } from '../../panel/routes.ts';
import { $isLoggedIn } from '../../stores/shell/session.ts';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = signInNotice;

type SignInProps = {
  /** Path to return to after signing in. */
  path: string;
  why: 'signIn' | 'signedOut';
};

/** Asks a visitor to sign in; disappears once they have. */
export function SignInNotice({ path, why }: SignInProps) {
  const isLoggedIn = useLive($isLoggedIn, false);
  if (isLoggedIn) return null;
  return (
    <p className="notice" role="alert">
      {say(texts[why])} <a href={loginPathTo(path)}>{say(texts.toSignIn)}</a>
    </p>
  );
}
