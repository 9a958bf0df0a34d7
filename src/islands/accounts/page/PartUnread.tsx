import { accountPage } from '../../../i18n/accounts/account-page.ts';
import { readAccountParts } from '../../../stores/accounts/account-page.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';

const { texts } = accountPage;

/** Replaces a part of the page that could not be loaded. */
export function PartUnread() {
  return (
    <p className="account-none" role="alert">
      {say(texts.unread)}{' '}
      <Button look="link" text={texts.again} onClick={() => void readAccountParts()} />
    </p>
  );
}
