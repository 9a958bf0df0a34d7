import { useStore } from '@nanostores/react';
import { loginPath, panelRoutes } from '../../domain/routes.ts';
import { titles } from '../../i18n/messages/shell.ts';
import { stockSending } from '../../i18n/messages/stock-grid.ts';
import { $sendOutcome } from '../../stores/send-stock.ts';
import { Text } from '../../ui/Text.tsx';
import { LabRefusal } from './LabRefusal.tsx';

const { texts } = stockSending;

function Done({ outcome }: { outcome: 'queued' | 'saved' }) {
  return (
    <p className="notice power-done" role="status">
      <Text of={texts[outcome]} />{' '}
      <a href={panelRoutes.preOrder.path}>
        <Text of={titles.texts.preOrder} />
      </a>{' '}
      <a href={panelRoutes.orders.path}>
        <Text of={titles.texts.orders} />
      </a>
    </p>
  );
}

function SignIn() {
  const next = encodeURIComponent(panelRoutes.stockMulti.path);
  return (
    <p className="notice" role="alert">
      <Text of={texts.signIn} />{' '}
      <a href={`${loginPath}?next=${next}`}>
        <Text of={texts.toSignIn} />
      </a>
    </p>
  );
}

/** What came of the last press of a button, and what to do next. */
export function SendOutcome() {
  const outcome = useStore($sendOutcome);
  return (
    <>
      <LabRefusal />
      {outcome === 'signIn' && <SignIn />}
      {outcome === 'attention' && (
        <p className="notice notice-danger" role="alert">
          <Text of={texts.attention} />
        </p>
      )}
      {(outcome === 'queued' || outcome === 'saved') && <Done outcome={outcome} />}
    </>
  );
}
