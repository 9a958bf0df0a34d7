import { isOwner } from '../domain/accounts/is-owner.ts';
import { people } from '../i18n/people/people.ts';
import { peoplePath } from '../panel/people-path.ts';
import { loginPathTo } from '../panel/routes.ts';
import { $signedIn, isOfLab } from '../stores/shell/session.ts';
import { EmptyState } from '../ui/base/EmptyState.tsx';
import { say } from '../ui/base/say.tsx';
import { useLive } from './base/use-live.ts';
import { PeopleDesk } from './people/PeopleDesk.tsx';

const { texts } = people;

/** The people of the user's account, which its owners manage. */
export function People() {
  const signedIn = useLive<ReturnType<typeof $signedIn.get> | undefined>($signedIn, undefined);
  if (signedIn === null) {
    return (
      <EmptyState picture="key" title={texts.title} text={texts.signedOutHint}>
        <a className="btn btn-primary" href={loginPathTo(peoplePath)}>
          {say(texts.signIn)}
        </a>
      </EmptyState>
    );
  }
  if (!signedIn) return null;
  if (!isOwner(signedIn.user)) {
    return <EmptyState picture="key" title={texts.forOwners} text={texts.forOwnersHint} />;
  }
  // The lab has to name the account, even its own.
  const account = isOfLab(signedIn) ? { account: signedIn.account.id } : {};
  return (
    <div className="surface">
      <PeopleDesk {...account} />
    </div>
  );
}
