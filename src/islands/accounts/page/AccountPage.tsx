import { useEffect } from 'react';
import { idOf } from '../../../domain/vocabulary/address-query.ts';
import { accountPage } from '../../../i18n/accounts/account-page.ts';
import { account as words } from '../../../i18n/accounts/accounts.ts';
import { labRoutes } from '../../../i18n/lab/lab-routes.ts';
import { $account, $accountReading } from '../../../stores/accounts/account.ts';
import {
  $accountParts,
  followAccount,
  readAccountPage,
} from '../../../stores/accounts/account-page.ts';
import {
  $people,
  $peopleReading,
  followPeople,
  readPeople,
} from '../../../stores/people/people.ts';
import { setScreenTitle } from '../../../stores/shell/header-title.ts';
import { $router } from '../../../stores/shell/router.ts';
import { readTiers } from '../../../stores/tiers/tiers.ts';
import { EmptyState } from '../../../ui/base/EmptyState.tsx';
import { say } from '../../../ui/base/say.tsx';
import { Unread } from '../../../ui/table/Unread.tsx';
import { useLive } from '../../base/use-live.ts';
import { useNotesRead } from '../../order/lab/use-notes-read.ts';
import { AccountView } from './AccountView.tsx';

const { texts } = accountPage;

/** True once the people are loaded or loading has failed. */
function usePeopleRead(id: string): boolean {
  useEffect(() => (id === '' ? undefined : followPeople(id)), [id]);
  const reading = useLive($peopleReading, 'reading');
  return useLive($people, null) !== null || (reading !== 'reading' && reading !== 'done');
}

/** The account once all parts of the page are ready. Parts that came later would shift the layout. */
function useCompleteAccount(id: string) {
  useEffect(() => (id === '' ? undefined : followAccount(id)), [id]);
  useEffect(() => void readTiers(), []);
  const account = useLive($account, null);
  const parts = useLive($accountParts, null);
  const hasPeople = usePeopleRead(id);
  const hasNotes = useNotesRead(id);
  const isWhole = account?.id === id && parts?.id === id && hasPeople && hasNotes;
  return isWhole ? { account, parts } : null;
}

function NotFound() {
  return (
    <EmptyState picture="key" title={texts.notFound} text={texts.notFoundHint}>
      <a className="btn btn-primary" href={labRoutes.accounts.path}>
        {say(texts.toList)}
      </a>
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div className="account-waiting lab-waiting" aria-busy="true">
      <p className="visually-hidden" role="status">
        {say(words.texts.loading)}
      </p>
      <section className="surface" />
      <section className="surface" />
      <section className="surface" />
    </div>
  );
}

function useTitle(name: string | undefined) {
  useEffect(() => {
    if (name !== undefined) setScreenTitle([name, name]);
  }, [name]);
}

function retry() {
  void readAccountPage();
  void readPeople();
}

/** One account: its balance, orders, people and details. */
export function Screen() {
  const id = idOf($router.get()?.search.id);
  const whole = useCompleteAccount(id);
  const reading = useLive($accountReading, 'reading');
  useTitle(whole?.account.name);
  if (whole) return <AccountView {...whole} />;
  if (id === '' || reading === 'notFound') return <NotFound />;
  if (reading === 'offline' || reading === 'failed') {
    return <Unread why={reading} onRetry={retry} />;
  }
  return <Waiting />;
}
