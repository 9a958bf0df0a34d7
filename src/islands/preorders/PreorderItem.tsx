import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Preorder } from '../../domain/preorder.ts';
import { preorderPath } from '../../domain/preorder-content.ts';
import { loginPath, panelRoutes } from '../../domain/routes.ts';
import { fill } from '../../i18n/fill.ts';
import { formatCount } from '../../i18n/format-number.ts';
import { inBoth } from '../../i18n/in-both.ts';
import type { Message } from '../../i18n/message.ts';
import { preorders } from '../../i18n/messages/preorders.ts';
import { duplicatePreorder } from '../../stores/duplicate-preorder.ts';
import type { SendResult } from '../../stores/send-preorder.ts';
import { $sending } from '../../stores/sending.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PreorderCard } from '../../ui/PreorderCard.tsx';
import { Text } from '../../ui/Text.tsx';

const { texts } = preorders;

function noteOn(preorder: Preorder, result: SendResult | null): Message | null {
  if (preorder.state === 'queued') return texts.queuedHint;
  if (result?.kind === 'incomplete') {
    return fill(texts.incomplete, { count: inBoth((locale) => formatCount(result.count, locale)) });
  }
  if (result?.kind === 'noCatalogue') return texts.noCatalogue;
  if (preorder.refusal === 'keyReused') return texts.keyReused;
  return preorder.state === 'refused' ? texts.refusedHint : null;
}

type ItemProps = { preorder: Preorder; onDelete: (preorder: Preorder) => void };

/** One pre-order with its actions. One that is on its way can only be watched. */
export function PreorderItem({ preorder, onDelete }: ItemProps) {
  const isSending = useStore($sending) === preorder.id;
  const [result, setResult] = useState<SendResult | null>(null);
  const isMine = preorder.state !== 'queued';

  /** The rules of prescriptions are fetched with the first sending: looking does not need them. */
  async function send() {
    const { sendPreorder } = await import('../../stores/send-preorder.ts');
    setResult(await sendPreorder(preorder));
  }

  return (
    <PreorderCard
      preorder={preorder}
      phase={isSending ? 'sending' : preorder.state}
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
      {!isSending && (
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
