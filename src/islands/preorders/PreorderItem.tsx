import { useStore } from '@nanostores/react';
import { orderNumber } from '../../domain/order/order-number.ts';
import { orderIdOf, type Preorder } from '../../domain/order/preorder.ts';
import {
  type PreorderCheck,
  type PreorderWait,
  shownTotal,
} from '../../domain/order/preorder-wait.ts';
import { newPriceWords } from '../../i18n/credit/new-price.ts';
import { isolate } from '../../i18n/language/format-number.ts';
import { fill } from '../../i18n/language/message.ts';
import { preorders } from '../../i18n/orders/preorders.ts';
import { basket, waitWords } from '../../i18n/preorders/basket.ts';
import { preorderPath } from '../../panel/preorder-path.ts';
import { loginPathTo, panelRoutes } from '../../panel/routes.ts';
import { duplicatePreorder } from '../../stores/compose/duplicate.ts';
import { keepQueued } from '../../stores/device/delete-preorder.ts';
import { $sending } from '../../stores/device/records/sending.ts';
import { $checks } from '../../stores/preorders/checks.ts';
import { $waits, preorderSelection } from '../../stores/preorders/selection.ts';
import { toast } from '../../stores/shell/toasts.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { PreorderCard } from '../../ui/order-list/PreorderCard.tsx';
import { SelectBox } from '../base/SelectBox.tsx';
import { focusPreorder } from './focus-preorder.ts';
import { type Sent, useSend } from './use-send.ts';

const { texts } = preorders;

/** Results of sending that the pre-order itself doesn't record. */
const notes = {
  noCatalogue: texts.noCatalogue,
  openElsewhere: texts.openElsewhere,
  notLoaded: texts.notLoaded,
} as const;

type NoteFacts = { wait: PreorderWait | null; check: PreorderCheck | undefined };

function noteOn(preorder: Preorder, result: Sent | null, { wait, check }: NoteFacts) {
  if (result && preorder.state !== 'queued') {
    if (result.kind in notes) return notes[result.kind as keyof typeof notes];
    if (result.kind === 'newPrice') return newPriceWords(preorder.total, result.total);
  }
  return wait && waitWords(wait, preorder.total, check);
}

function phaseOf({ state, isWithdrawn }: Preorder, isSending: boolean) {
  if (isWithdrawn) return 'withdrawn';
  return isSending ? 'sending' : state;
}

type ItemProps = { preorder: Preorder; onDelete: (preorders: readonly Preorder[]) => void };

async function duplicate(preorder: Preorder): Promise<void> {
  const id = await duplicatePreorder(preorder);
  focusPreorder(id);
  const places = { number: isolate(orderNumber(id)) };
  toast({ kind: 'success', text: preorders.texts.duplicated, places });
}

async function sendAfterAll({ id }: Preorder): Promise<void> {
  await keepQueued(id);
  focusPreorder(id);
}

type SendProps = { preorder: Preorder; isNewPrice: boolean; onSend: () => void };

function SendAndOpen({ preorder, isNewPrice, onSend }: SendProps) {
  return (
    <>
      <Button
        look="primary"
        icon="send"
        text={isNewPrice ? basket.texts.sendAtNewPrice : texts.send}
        onClick={onSend}
      />
      <a className="btn btn-outline-primary" href={preorderPath(preorder)}>
        {say(texts.open)}
      </a>
    </>
  );
}

/** A pre-order with its actions. It can be deleted even while it is sent: the panel asks the lab whether it has it. */
export function PreorderItem({ preorder, onDelete }: ItemProps) {
  const { id } = preorder;
  const isSending = useStore($sending) === id;
  const check = useStore($checks, { keys: [id] })[id];
  const wait = useStore($waits).get(id) ?? null;
  const total = shownTotal(preorder, check);
  const { result, send } = useSend(preorder, total);

  return (
    <PreorderCard
      preorder={preorder}
      phase={phaseOf(preorder, isSending)}
      note={noteOn(preorder, result, { wait, check })}
      total={total}
      isPriced={check?.total !== undefined || total !== null}
      lead={
        <SelectBox
          of={preorderSelection}
          id={preorder.id}
          label={fill(basket.texts.select, { number: orderNumber(orderIdOf(preorder)) })}
        />
      }
    >
      {preorder.state !== 'queued' && (
        <SendAndOpen
          preorder={preorder}
          isNewPrice={wait === 'newPrice' || result?.kind === 'newPrice'}
          onSend={send}
        />
      )}
      <Button
        look="link"
        icon="plus-lg"
        text={texts.duplicate}
        onClick={() => void duplicate(preorder)}
      />
      {preorder.isWithdrawn && (
        <Button look="link" text={texts.sendAfterAll} onClick={() => void sendAfterAll(preorder)} />
      )}
      {!preorder.isWithdrawn && (
        <Button look="link" icon="trash" text={texts.delete} onClick={() => onDelete([preorder])} />
      )}
      {wait === 'signIn' && (
        <a className="btn btn-link" href={loginPathTo(panelRoutes.preOrder.path)}>
          {say(texts.signIn)}
        </a>
      )}
    </PreorderCard>
  );
}
