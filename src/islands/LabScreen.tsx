import type { SignedIn } from '../domain/vocabulary/account.ts';
import { lab } from '../i18n/lab/lab.ts';
import { type LabRouteName, labRoutes } from '../i18n/lab/lab-routes.ts';
import { common } from '../i18n/shell/common.ts';
import { loginPathTo } from '../panel/routes.ts';
import { $signedIn } from '../stores/shell/session.ts';
import { EmptyState } from '../ui/base/EmptyState.tsx';
import { say } from '../ui/base/say.tsx';
import { Lazy } from './base/Lazy.tsx';
import { lazy } from './base/lazy-code.ts';
import { useLive } from './base/use-live.ts';

const screens = {
  catalogue: lazy(async () => (await import('./assortment/Catalogue.tsx')).Screen),
  shelf: lazy(async () => (await import('./stockroom/Shelf.tsx')).Screen),
  reports: lazy(async () => (await import('./reports/Reports.tsx')).Screen),
  payments: lazy(async () => (await import('./ledger/lab/payments/Payments.tsx')).Screen),
  frames: lazy(async () => (await import('./frame-list/FrameList.tsx')).Screen),
  accounts: lazy(async () => (await import('./accounts/Accounts.tsx')).Screen),
  account: lazy(async () => (await import('./accounts/page/AccountPage.tsx')).Screen),
  lab: lazy(async () => (await import('./lab-page/LabPageDesk.tsx')).Screen),
  handOff: lazy(async () => (await import('./hand-off/HandOff.tsx')).Screen),
  channels: lazy(async () => (await import('./notifications/Channels.tsx')).Screen),
  audit: lazy(async () => (await import('./audit/AuditLog.tsx')).Screen),
} as const satisfies Record<LabRouteName, unknown>;

type LabScreenProps = { name: LabRouteName };

function OnlyForLab({ name, isVisitor }: LabScreenProps & { isVisitor: boolean }) {
  const { only, onlyVisitor, onlyShop } = lab.texts;
  return (
    <EmptyState picture="key" title={only} text={isVisitor ? onlyVisitor : onlyShop}>
      {isVisitor && (
        <a
          className="btn btn-primary"
          href={loginPathTo(`${labRoutes[name].path}${location.search}`)}
        >
          {say(common.signIn)}
        </a>
      )}
    </EmptyState>
  );
}

/** A screen of the lab. Other users see that they have no access. */
export function LabScreen({ name }: LabScreenProps) {
  // The prerendered page shows no refusal, because it cannot know the user.
  const signedIn = useLive<SignedIn | null | undefined>($signedIn, undefined);
  if (signedIn !== undefined && signedIn?.user.role !== 'SuperAdmin') {
    return <OnlyForLab name={name} isVisitor={signedIn === null} />;
  }
  // Loaded only for the lab's users.
  const waiting = <div className="lab-waiting" aria-busy="true" />;
  return <Lazy key={name} of={screens[name]} given={{}} waiting={waiting} frame="surface" />;
}
