import type { Issue } from '../../domain/vocabulary/issue.ts';
import { composing } from '../../i18n/compose/composing.ts';
import { titles } from '../../i18n/shell/shell.ts';
import { stockIssueMessage } from '../../i18n/stock/stock-issue-message.ts';
import { stockSending } from '../../i18n/stock/stock-sending.ts';
import { panelRoutes } from '../../panel/routes.ts';
import type { Composer } from '../../stores/compose/composer.ts';
import { Text } from '../../ui/base/Text.tsx';
import { useLive } from '../base/use-live.ts';
import { SentStatus } from '../compose/SentStatus.tsx';
import { SignInNotice } from '../compose/SignInNotice.tsx';

const noIssues: readonly Issue[] = [];

function Saved() {
  return (
    <p className="notice stock-done" role="status">
      <Text of={composing.texts.saved} />{' '}
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
        <Text of={composing.texts.refused} /> <Text of={stockIssueMessage(issue)} />
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
          <Text of={stockSending.texts[outcome]} />
        </p>
      )}
      {(outcome === 'signIn' || outcome === 'signedOut') && (
        <SignInNotice path={route.path} why={outcome} />
      )}
      {outcome === 'queued' && <SentStatus className="stock-done" />}
      {outcome === 'saved' && <Saved />}
    </>
  );
}
