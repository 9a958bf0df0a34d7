import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import { asksToConfirm } from '../../domain/order/basket-result.ts';
import { orderNumber } from '../../domain/order/order-number.ts';
import { orderIdOf } from '../../domain/order/preorder.ts';
import { withCount } from '../../i18n/language/count-text.ts';
import type { Message } from '../../i18n/language/message.ts';
import { preorders } from '../../i18n/orders/preorders.ts';
import { basket, progressWords, resultWords } from '../../i18n/preorders/basket.ts';
import { preorderPath } from '../../panel/preorder-path.ts';
import { loginPathTo, orderPath, panelRoutes } from '../../panel/routes.ts';
import {
  $allResults,
  $progress,
  $sentParcels,
  clearResults,
  type SentPreorder,
} from '../../stores/preorders/results.ts';
import { sendConfirmed } from '../../stores/preorders/send-several.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { CloseButton } from '../../ui/counter/CloseButton.tsx';
import { PreorderName } from '../../ui/orders/PreorderName.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useMessages } from '../base/use-messages.ts';

const { texts } = basket;

const together = lazy(async () => (await import('./SentTogether.tsx')).SentTogether);

/** Rounds progress down so that it is announced about four times; an announcement per order would be noise. */
const announced = (done: number, of: number) => done - (done % Math.ceil(of / 4));

function Progress({ done, total }: { done: number; total: number }) {
  const { progress } = useMessages(basket);
  return (
    <div className="basket-progress">
      <progress max={total} value={done} aria-label={progress} />
      <span aria-hidden="true">{say(progressWords(done, total))}</span>
      <span className="visually-hidden" role="status">
        {say(progressWords(announced(done, total), total))}
      </span>
    </div>
  );
}

/** Link to where the shop continues with a pre-order that wasn't sent. */
function NextStep({ preorder, result }: SentPreorder) {
  if (result.kind === 'signedOut') {
    return <a href={loginPathTo(panelRoutes.preOrder.path)}>{say(preorders.texts.signIn)}</a>;
  }
  if (!['refused', 'incomplete', 'warnings', 'newPrice'].includes(result.kind)) return null;
  return <a href={preorderPath(preorder)}>{say(preorders.texts.open)}</a>;
}

function Result({ preorder, result }: SentPreorder) {
  const id = orderIdOf(preorder);
  const number = orderNumber(id);
  return (
    <li>
      {result.kind === 'sent' ? (
        <a className="number" href={orderPath(id)}>
          {number}
        </a>
      ) : (
        <span className="number">{number}</span>
      )}
      <span dir="auto">
        <PreorderName preorder={preorder} />
      </span>
      {result.kind !== 'sent' && say(resultWords(result))}
      <NextStep preorder={preorder} result={result} />
    </li>
  );
}

type GroupProps = { title: Message; results: readonly SentPreorder[]; children?: React.ReactNode };

function Group({ title, results, children }: GroupProps) {
  if (results.length === 0) return null;
  return (
    <div className="move-unmoved">
      <p>
        {say(withCount(title, results.length))}
        {children}
      </p>
      <ul>
        {results.map((each) => (
          <Result key={each.preorder.id} {...each} />
        ))}
      </ul>
    </div>
  );
}

function Confirm({ results }: { results: readonly SentPreorder[] }) {
  const asking = results.filter(({ result }) => asksToConfirm(result)).length;
  if (asking === 0) return null;
  return (
    <Button
      look="primary"
      icon="send"
      text={withCount(texts.confirm, asking)}
      onClick={() => void sendConfirmed()}
    />
  );
}

/** Takes the focus lost with the selection's button, but never from another element. */
function useFocusWhenDone(box: RefObject<HTMLElement | null>, isSending: boolean): void {
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body)
      box.current?.focus();
    wasSending.current = isSending;
  }, [box, isSending]);
}

/** Progress of sending several pre-orders, then the results. */
export function BasketResults() {
  const box = useRef<HTMLDivElement>(null);
  const progress = useStore($progress);
  const all = useStore($allResults);
  const parcels = useStore($sentParcels);
  useFocusWhenDone(box, progress !== null);
  const of = (...kinds: readonly string[]) =>
    all.filter(({ result }) => kinds.includes(result.kind));
  const unsent = all.filter(({ result }) => !['sending', 'sent', 'queued'].includes(result.kind));
  if (all.length === 0) return null;
  return (
    <div className="move-results" ref={box} tabIndex={-1}>
      {progress ? (
        <Progress {...progress} />
      ) : (
        <div className="basket-results" role="status">
          <Group title={texts.sent} results={of('sent')} />
          <Group title={texts.queued} results={of('queued')} />
          <Group title={texts.unsent} results={unsent}>
            <Confirm results={unsent} />
          </Group>
          {parcels.length > 0 && (
            <Lazy of={together} given={{ parcels, isWhole: unsent.length === 0 }} />
          )}
        </div>
      )}
      {!progress && <CloseButton label={texts.close} onPress={clearResults} />}
    </div>
  );
}
