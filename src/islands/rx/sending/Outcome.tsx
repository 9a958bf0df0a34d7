import { composing } from '../../../i18n/compose/composing.ts';
import { formatCount } from '../../../i18n/language/format-number.ts';
import { fill } from '../../../i18n/language/message.ts';
import { rx, rxSummary } from '../../../i18n/rx/rx.ts';
import { titles } from '../../../i18n/shell/shell.ts';
import { panelRoutes } from '../../../panel/routes.ts';
import type { RxOrder } from '../../../stores/rx/compose.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { rxPaths } from '../../../stores/rx/paths.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';
import { SentStatus } from '../../compose/SentStatus.tsx';
import { SignInNotice } from '../../compose/SignInNotice.tsx';
import { useIssues } from '../form/use-issue.ts';
import type { OrderHands } from './use-order.ts';

/** Number of fields still to correct. */
function Attention({ form }: { form: RxForm }) {
  const count = useIssues(form, rxPaths).length;
  if (count === 0) return null;
  const [fa] = fill(rxSummary.texts.attention, { count: formatCount(count, 'fa') });
  const [, en] = fill(rxSummary.texts.attention, { count: formatCount(count, 'en') });
  return (
    <p className="notice notice-danger" role="alert">
      {say([fa, en])}
    </p>
  );
}

/** Links back to the order just saved. */
function Saved({ id }: { id: string }) {
  return (
    <p className="notice rx-done" role="status">
      {say(composing.texts.saved)}{' '}
      <a href={`${panelRoutes.rx.path}?preorder=${id}`}>{say(rxSummary.texts.goOn)}</a>{' '}
      <a href={panelRoutes.preOrder.path}>{say(titles.texts.preOrder)}</a>
    </p>
  );
}

function Cleared({ takeBack }: { takeBack: () => void }) {
  return (
    <p className="notice" role="status">
      {say(rxSummary.texts.cleared)} <Button look="link" text={rx.texts.undo} onClick={takeBack} />
    </p>
  );
}

type OutcomeProps = { form: RxForm; order: RxOrder; hands: OrderHands };

/** Result of the last press of a button, and what to do next. */
export function Outcome({ form, order, hands }: OutcomeProps) {
  const outcome = useLive(order.$outcome, null);
  if (outcome === 'attention') return <Attention form={form} />;
  if (outcome === 'signIn' || outcome === 'signedOut') {
    return <SignInNotice path={panelRoutes.rx.path} why={outcome} />;
  }
  if (outcome === 'saved') return <Saved id={order.lastId()} />;
  if (outcome === 'cleared') return <Cleared takeBack={hands.takeBack} />;
  return outcome && <SentStatus className="rx-done" />;
}
