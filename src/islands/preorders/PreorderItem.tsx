import { useStore } from '@nanostores/react';
import { orderNumber } from '../../domain/order/order-number.ts';
import type { Preorder } from '../../domain/order/preorder.ts';
import { isolate } from '../../i18n/language/format-number.ts';
import { preorders } from '../../i18n/orders/preorders.ts';
import { preorderPath } from '../../panel/preorder-path.ts';
import { loginPath, panelRoutes } from '../../panel/routes.ts';
import { duplicatePreorder } from '../../stores/compose/duplicate.ts';
import { keepQueued } from '../../stores/device/delete-preorder.ts';
import { $sending } from '../../stores/device/records/sending.ts';
import { toast } from '../../stores/shell/toasts.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { PreorderCard } from '../../ui/order-list/PreorderCard.tsx';
import { focusPreorder } from './focus-preorder.ts';
import { type Sent, useSend } from './use-send.ts';

const { texts } = preorders;

/** Results of pressing Send that are not part of the pre-order itself. */
const notes = {
  noCatalogue: texts.noCatalogue,
  openElsewhere: texts.openElsewhere,
  notLoaded: texts.notLoaded,
} as const;

function noteOn(preorder: Preorder, result: Sent | null) {
  if (preorder.isWithdrawn) return texts.withdrawnHint;
  if (preorder.state === 'queued') return texts.queuedHint;
  if (result && result.kind in notes) return notes[result.kind as keyof typeof notes];
  if (preorder.refusal === 'keyReused') return texts.keyReused;
  return preorder.state === 'refused' ? texts.refusedHint : null;
}

function phaseOf({ state, isWithdrawn }: Preorder, isSending: boolean) {
  if (isWithdrawn) return 'withdrawn';
  return isSending ? 'sending' : state;
}

type ItemProps = { preorder: Preorder; onDelete: (preorder: Preorder) => void };

async function duplicate(preorder: Preorder): Promise<void> {
  const id = await duplicatePreorder(preorder);
  focusPreorder(id);
  const places = { number: isolate(orderNumber(id)) };
  toast({ kind: 'success', text: preorders.texts.duplicated, places });
}

async function keep({ id }: Preorder): Promise<void> {
  await keepQueued(id);
  focusPreorder(id);
}

/** One pre-order with its actions. It can be deleted while it is being sent, too: the lab is asked whether it has it. */
export function PreorderItem({ preorder, onDelete }: ItemProps) {
  const isSending = useStore($sending) === preorder.id;
  const { result, send } = useSend(preorder);
  const isMine = preorder.state !== 'queued';

  return (
    <PreorderCard
      preorder={preorder}
      phase={phaseOf(preorder, isSending)}
      note={noteOn(preorder, result)}
    >
      {isMine && (
        <>
          <button type="button" className="btn btn-primary" onClick={send}>
            <Icon name="send" />
            <Text of={texts.send} />
          </button>
          <a className="btn btn-outline-primary" href={preorderPath(preorder)}>
            <Text of={texts.open} />
          </a>
        </>
      )}
      <button type="button" className="btn btn-link" onClick={() => void duplicate(preorder)}>
        <Icon name="plus-lg" />
        <Text of={texts.duplicate} />
      </button>
      {preorder.isWithdrawn && (
        <button type="button" className="btn btn-link" onClick={() => void keep(preorder)}>
          <Text of={texts.sendAfterAll} />
        </button>
      )}
      {!preorder.isWithdrawn && (
        <button type="button" className="btn btn-link" onClick={() => onDelete(preorder)}>
          <Icon name="trash" />
          <Text of={texts.delete} />
        </button>
      )}
      {result?.kind === 'signedOut' && (
        <a className="btn btn-link" href={`${loginPath}?next=${panelRoutes.preOrder.path}`}>
          <Text of={texts.signInToSend} />
        </a>
      )}
    </PreorderCard>
  );
}
