import type { Issue } from '../../domain/vocabulary/issue.ts';
import type { Message } from '../../i18n/language/message.ts';
import { titles } from '../../i18n/shell/shell.ts';
import { stockIssueMessage } from '../../i18n/stock/stock-issue-message.ts';
import { stockSending } from '../../i18n/stock/stock-sending.ts';
import { loginPathTo, panelRoutes } from '../../panel/routes.ts';
import type { Composer } from '../../stores/compose/composer.ts';
import { $sentOrder } from '../../stores/device/records/sending.ts';
import { $isLoggedIn } from '../../stores/shell/session.ts';
import { Text } from '../../ui/base/Text.tsx';
import { SentNotice } from '../../ui/compose/SentNotice.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = stockSending;
const noIssues: readonly Issue[] = [];

function SignIn({ path, text }: { path: string; text: Message }) {
  const isLoggedIn = useLive($isLoggedIn, false);
  if (isLoggedIn) return null;
  return (
    <p className="notice" role="alert">
      <Text of={text} />{' '}
      <a href={loginPathTo(path)}>
        <Text of={texts.toSignIn} />
      </a>
    </p>
  );
}

/** Status of the order just sent, until the next one is started. */
function Sent() {
  const order = useLive($sentOrder, null);
  return order && <SentNotice order={order} className="stock-done" />;
}

function Saved() {
  return (
    <p className="notice stock-done" role="status">
      <Text of={texts.saved} />{' '}
      <a href={panelRoutes.preOrder.path}>
        <Text of={titles.texts.preOrder} />
      </a>
    </p>
  );
}

/** The lab's issues with the order as a whole; issues of a line are shown at the line. */
function Refusal({ issues }: { issues: readonly Issue[] }) {
  return issues
    .filter(({ path }) => !path.startsWith('lines.'))
    .map((issue) => (
      <p className="notice notice-danger" key={`${issue.path} ${issue.code}`}>
        <Text of={texts.refused} /> <Text of={stockIssueMessage(issue)} />
      </p>
    ));
}

type OutcomeProps = {
  order: Composer<'stock'>;
  /** Screen to return to after signing in. */
  route: { readonly path: string };
};

/** Result of the last press of a button, and what to do next. */
export function StockOutcome({ order, route }: OutcomeProps) {
  const outcome = useLive(order.$outcome, null);
  const refusal = useLive(order.$refusal, noIssues);
  return (
    <>
      <Refusal issues={refusal} />
      {(outcome === 'unread' || outcome === 'attention') && (
        <p className="notice notice-danger" role="alert">
          <Text of={texts[outcome]} />
        </p>
      )}
      {(outcome === 'signIn' || outcome === 'signedOut') && (
        <SignIn path={route.path} text={texts[outcome]} />
      )}
      {outcome === 'queued' && <Sent />}
      {outcome === 'saved' && <Saved />}
    </>
  );
}
