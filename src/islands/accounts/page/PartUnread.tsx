import { accountPage } from '../../../i18n/accounts/account-page.ts';
import { readAccountParts } from '../../../stores/accounts/account-page.ts';
import { say } from '../../../ui/base/say.tsx';

const { texts } = accountPage;

/** In the place of a part of the page that could not be read. */
export function PartUnread() {
  return (
    <p className="account-none" role="alert">
      {say(texts.unread)}{' '}
      <button type="button" className="btn btn-link" onClick={() => void readAccountParts()}>
        {say(texts.again)}
      </button>
    </p>
  );
}
