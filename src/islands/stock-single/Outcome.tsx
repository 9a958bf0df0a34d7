import type { Issue } from '../../domain/issue.ts';
import { loginPathTo, panelRoutes } from '../../domain/routes.ts';
import type { Message } from '../../i18n/message.ts';
import { titles } from '../../i18n/messages/shell.ts';
import { singleSending, stockSingle } from '../../i18n/messages/stock-single.ts';
import { stockIssueMessage } from '../../i18n/stock-issue-message.ts';
import { $isLoggedIn } from '../../stores/session.ts';
import {
  $single,
  $singleIssues,
  emptySingle,
  noIssues,
  takeOnHand,
} from '../../stores/stock-single.ts';
import { $singleOutcome } from '../../stores/stock-single-sending.ts';
import { Text } from '../../ui/Text.tsx';
import { useLive } from '../use-live.ts';

const { texts } = singleSending;
const lowered: ReadonlySet<string> = new Set([
  'stockShort',
  'stockOut',
  'powerNotMade',
  'unknownLens',
]);
const ofLine = ({ path }: Issue) => path.startsWith('lines.');

function SignIn() {
  const isLoggedIn = useLive($isLoggedIn, false);
  if (isLoggedIn) return null;
  return (
    <p className="notice" role="alert">
      <Text of={texts.signIn} />{' '}
      <a href={loginPathTo(panelRoutes.stockSingle.path)}>
        <Text of={texts.toSignIn} />
      </a>
    </p>
  );
}

function Done({ text }: { text: Message }) {
  return (
    <p className="notice single-done" role="status">
      <Text of={text} />{' '}
      <a href={panelRoutes.preOrder.path}>
        <Text of={titles.texts.preOrder} />
      </a>{' '}
      <a href={panelRoutes.orders.path}>
        <Text of={titles.texts.orders} />
      </a>
    </p>
  );
}

/** What the lab found against the order as a whole. */
function Refusal() {
  const { issues } = useLive($single, emptySingle);
  return issues
    .filter((issue) => !ofLine(issue))
    .map((issue) => (
      <p className="notice notice-danger" key={`${issue.path} ${issue.code}`}>
        <Text of={texts.refused} /> <Text of={stockIssueMessage(issue)} />
      </p>
    ));
}

/** One press sets every short line right. */
function TakeAll() {
  const issues = useLive($singleIssues, noIssues);
  if (!issues.some((issue) => ofLine(issue) && lowered.has(issue.code))) return null;
  return (
    <button type="button" className="btn btn-outline-primary" onClick={() => void takeOnHand()}>
      <Text of={stockSingle.texts.takeAll} />
    </button>
  );
}

/** What came of the last press of a button, and what to do next. */
export function Outcome() {
  const outcome = useLive($singleOutcome, null);
  const issues = useLive($singleIssues, noIssues);
  const isHeld = outcome === 'unread' || (outcome === 'attention' && issues.length > 0);
  return (
    <>
      <Refusal />
      {isHeld && (
        <p className="notice notice-danger" role="alert">
          <Text of={texts[outcome]} />
        </p>
      )}
      <TakeAll />
      {outcome === 'signIn' && <SignIn />}
      {(outcome === 'queued' || outcome === 'saved') && <Done text={texts[outcome]} />}
    </>
  );
}
