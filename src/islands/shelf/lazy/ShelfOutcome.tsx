import type { OrderKind } from '../../../domain/order/order.ts';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { composing } from '../../../i18n/compose/composing.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { titles } from '../../../i18n/shell/shell.ts';
import { panelRoutes } from '../../../panel/routes.ts';
import type { Composer } from '../../../stores/compose/composer.ts';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';
import { SentStatus } from '../../compose/SentStatus.tsx';
import { SignInNotice } from '../../compose/SignInNotice.tsx';

/** Texts of one kind of order: messages of issues, and what must be corrected before sending. */
export type OutcomeTexts = {
  issue: (issue: Issue) => Message;
  attention: Message;
  unread: Message;
};

const noIssues: readonly Issue[] = [];

function Saved() {
  return (
    <p className="notice stock-done" role="status">
      {say(composing.texts.saved)}{' '}
      <a href={panelRoutes.preOrder.path}>{say(titles.texts.preOrder)}</a>
    </p>
  );
}

/** The lab's issues with the order as a whole; issues of a line are shown at the line. */
function Refusal({ issues, texts }: { issues: readonly Issue[]; texts: OutcomeTexts }) {
  return issues
    .filter(({ path }) => !path.startsWith('lines.'))
    .map((issue) => (
      <p className="notice notice-danger" key={`${issue.path} ${issue.code}`}>
        {say(composing.texts.refused)} {say(texts.issue(issue))}
      </p>
    ));
}

export type OutcomeProps = {
  order: Pick<Composer<OrderKind>, '$outcome' | '$refusal'>;
  /** Screen to return to after signing in. */
  route: { readonly path: string };
};

/** Result of the last click on a button, and what to do next. */
export function ShelfOutcome({ order, texts, route }: OutcomeProps & { texts: OutcomeTexts }) {
  const outcome = useLive(order.$outcome, null);
  const refusal = useLive(order.$refusal, noIssues);
  return (
    <>
      <Refusal issues={refusal} texts={texts} />
      {(outcome === 'unread' || outcome === 'attention') && (
        <p className="notice notice-danger" role="alert">
          {say(texts[outcome])}
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
