import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Preorder } from '../../domain/preorder.ts';
import { preorderPath } from '../../domain/preorder-content.ts';
import { loginPath, panelRoutes } from '../../domain/routes.ts';
import { fill } from '../../i18n/fill.ts';
import { formatCount } from '../../i18n/format-number.ts';
import { inBoth } from '../../i18n/in-both.ts';
import { preorders } from '../../i18n/messages/preorders.ts';
import { duplicatePreorder } from '../../stores/duplicate-preorder.ts';
import { keepQueued } from '../../stores/preorders.ts';
import type { SendResult } from '../../stores/send-preorder.ts';
import { $sending } from '../../stores/sending.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PreorderCard } from '../../ui/PreorderCard.tsx';
import { Text } from '../../ui/Text.tsx';

const { texts } = preorders;

/** What came of pressing Send that the order itself cannot say. */
const notes = {
  noCatalogue: texts.noCatalogue,
  openElsewhere: texts.openElsewhere,
  notLoaded: texts.notLoaded,
} as const;

function noteOn(preorder: Preorder, result: SendResult | { kind: 'notLoaded' } | null) {
  if (preorder.isWithdrawn) return texts.withdrawnHint;
  if (preorder.state === 'queued') return texts.queuedHint;
  if (result?.kind === 'incomplete') {
    return fill(texts.incomplete, { count: inBoth((locale) => formatCount(result.count, locale)) });
  }
  if (result && result.kind in notes) return notes[result.kind as keyof typeof notes];
  if (preorder.refusal === 'keyReused') return texts.keyReused;
  return preorder.state === 'refused' ? texts.refusedHint : null;
}

function phaseOf({ state, isWithdrawn }: Preorder, isSending: boolean) {
  if (isWithdrawn) return 'withdrawn';
  return isSending ? 'sending' : state;
}

type ItemProps = { preorder: Preorder; onDelete: (preorder: Preorder) => void };

/** The rules of prescriptions come behind the list: looking does not need them, sending without a line does. */
const fetchSending = () => import('../../stores/send-preorder.ts');

function useSend(preorder: Preorder) {
  const [result, setResult] = useState<SendResult | { kind: 'notLoaded' } | null>(null);
  useEffect(() => {
    const ahead = setTimeout(() => fetchSending().catch(() => {}), 2_000);
    return () => clearTimeout(ahead);
  }, []);
  const send = () =>
    fetchSending()
      .then(({ sendPreorder }) => sendPreorder(preorder))
      .then(setResult, () => setResult({ kind: 'notLoaded' }));
  return { result, send };
}

/** One pre-order with its actions. One that is on its way can only be watched. */
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
      <button
        type="button"
        className="btn btn-link"
        onClick={() => void duplicatePreorder(preorder)}
      >
        <Icon name="plus-lg" />
        <Text of={texts.duplicate} />
      </button>
      {preorder.isWithdrawn && (
        <button type="button" className="btn btn-link" onClick={() => void keepQueued(preorder.id)}>
          <Text of={texts.sendAfterAll} />
        </button>
      )}
      {!isSending && !preorder.isWithdrawn && (
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
