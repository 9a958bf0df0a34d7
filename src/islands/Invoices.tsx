import type { SignedIn } from '../domain/vocabulary/account.ts';
import { invoicesUnseen } from '../i18n/invoices/invoices-unseen.ts';
import { common } from '../i18n/shell/common.ts';
import { loginPathTo, panelRoutes } from '../panel/routes.ts';
import { $signedIn } from '../stores/shell/session.ts';
import { EmptyState } from '../ui/base/EmptyState.tsx';
import { say } from '../ui/base/say.tsx';
import { Lazy } from './base/Lazy.tsx';
import { lazy } from './base/lazy-code.ts';
import { useLive } from './base/use-live.ts';

const screen = lazy(async () => (await import('./invoices/InvoiceScreen.tsx')).InvoiceScreen);

/** Invoices and credit notes of the signed-in user. Few users open them, so no other page loads their code. */
export function Invoices() {
  // The prerendered page cannot know the user.
  const signedIn = useLive<SignedIn | null | undefined>($signedIn, undefined);
  if (signedIn === null) {
    const { title, text } = invoicesUnseen.texts;
    return (
      <EmptyState picture="key" title={title} text={text}>
        <a
          className="btn btn-primary"
          href={loginPathTo(`${panelRoutes.invoices.path}${location.search}`)}
        >
          {say(common.signIn)}
        </a>
      </EmptyState>
    );
  }
  const waiting = <div className="lab-waiting" aria-busy="true" />;
  return <Lazy of={screen} given={{}} waiting={waiting} frame="surface" />;
}
