import { composing } from '../../../../i18n/compose/composing.ts';
import { formatCount } from '../../../../i18n/language/format-number.ts';
import { fill } from '../../../../i18n/language/message.ts';
import { rxOutcome } from '../../../../i18n/rx/lazy/rx-outcome.ts';
import { common } from '../../../../i18n/shell/common.ts';
import { titles } from '../../../../i18n/shell/shell.ts';
import { panelRoutes } from '../../../../panel/routes.ts';
import type { RxOrder } from '../../../../stores/rx/compose.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { rxPaths } from '../../../../stores/rx/paths.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { useLive } from '../../../base/use-live.ts';
import { SentStatus } from '../../../compose/SentStatus.tsx';
import { SignInNotice } from '../../../compose/SignInNotice.tsx';
import { useIssues } from '../../form/use-issue.ts';

/** Number of fields still to correct. */
function Attention({ form }: { form: RxForm }) {
  const count = useIssues(form, rxPaths).length;
  if (count === 0) return null;
  const [fa] = fill(rxOutcome.texts.attention, { count: formatCount(count, 'fa') });
  const [, en] = fill(rxOutcome.texts.attention, { count: formatCount(count, 'en') });
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
      <a href={`${panelRoutes.rx.path}?preorder=${id}`}>{say(rxOutcome.texts.goOn)}</a>{' '}
      <a href={panelRoutes.preOrder.path}>{say(titles.texts.preOrder)}</a>
    </p>
  );
}

function Cleared({ onTakeBack }: { onTakeBack: () => void }) {
  return (
    <p className="notice" role="status">
      {say(rxOutcome.texts.cleared)} <Button look="link" text={common.undo} onClick={onTakeBack} />
    </p>
  );
}

type OutcomeProps = { form: RxForm; order: RxOrder; onTakeBack: () => void };

/** Result of the last click on a button, and what to do next. */
export function Outcome({ form, order, onTakeBack }: OutcomeProps) {
  const outcome = useLive(order.$outcome, null);
  if (outcome === 'attention') return <Attention form={form} />;
  if (outcome === 'signIn' || outcome === 'signedOut') {
    return <SignInNotice path={panelRoutes.rx.path} why={outcome} />;
  }
  if (outcome === 'saved') return <Saved id={order.lastId()} />;
  if (outcome === 'cleared') return <Cleared onTakeBack={onTakeBack} />;
  return outcome && <SentStatus className="rx-done" />;
}
