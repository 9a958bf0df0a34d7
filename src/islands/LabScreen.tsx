import { type ComponentType, useEffect, useState } from 'react';
import type { SignedIn } from '../domain/vocabulary/account.ts';
import { lab } from '../i18n/lab/lab.ts';
import { common } from '../i18n/shell/common.ts';
import { type LabRouteName, labRoutes } from '../panel/lab-routes.ts';
import { loginPathTo } from '../panel/routes.ts';
import { $signedIn } from '../stores/shell/session.ts';
import { Text } from '../ui/base/Text.tsx';
import { EmptyState } from '../ui/orders/EmptyState.tsx';
import { useLive } from './base/use-live.ts';

type Screen = { Screen: ComponentType };

const screens: Readonly<Record<LabRouteName, () => Promise<Screen>>> = {
  catalogue: () => import('./assortment/Catalogue.tsx'),
  shelf: () => import('./stockroom/Shelf.tsx'),
  accounts: () => import('./accounts/Accounts.tsx'),
  lab: () => import('./lab-page/LabPageDesk.tsx'),
  handOff: () => import('./hand-off/HandOff.tsx'),
  audit: () => import('./audit/AuditLog.tsx'),
};

type LabScreenProps = { name: LabRouteName };

function OnlyForLab({ name, isVisitor }: LabScreenProps & { isVisitor: boolean }) {
  const { only, onlyVisitor, onlyShop } = lab.texts;
  return (
    <EmptyState picture="key" title={only} text={isVisitor ? onlyVisitor : onlyShop}>
      {isVisitor && (
        <a className="btn btn-primary" href={loginPathTo(labRoutes[name].path)}>
          <Text of={common.signIn} />
        </a>
      )}
    </EmptyState>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState picture="unplugged" title={lab.texts.failed} text={lab.texts.failedHint}>
      <button type="button" className="btn btn-primary" onClick={onRetry}>
        <Text of={common.again} />
      </button>
    </EmptyState>
  );
}

/** Fetches a screen for the lab's people alone. */
function LateScreen({ name }: LabScreenProps) {
  const [screen, setScreen] = useState<Screen | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press on “Try again” counts up `tries`.
  useEffect(() => {
    setScreen(null);
    screens[name]().then(setScreen, () => setScreen('failed'));
  }, [name, tries]);
  if (screen === 'failed') return <NotLoaded onRetry={() => setTries(tries + 1)} />;
  return screen ? <screen.Screen /> : <div className="lab-waiting" aria-busy="true" />;
}

/** A screen of the lab; everyone else is told that it is not for them. */
export function LabScreen({ name }: LabScreenProps) {
  // Nobody is told off in the prerendered page, which cannot know who looks at it.
  const signedIn = useLive<SignedIn | null | undefined>($signedIn, undefined);
  if (signedIn !== undefined && signedIn?.user.role !== 'SuperAdmin') {
    return <OnlyForLab name={name} isVisitor={signedIn === null} />;
  }
  return <LateScreen name={name} />;
}
