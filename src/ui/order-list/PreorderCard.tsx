import type { ReactNode } from 'react';
import { orderNumber } from '../../domain/order/order-number.ts';
import { orderIdOf, type Preorder } from '../../domain/order/preorder.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import type { Message } from '../../i18n/language/message.ts';
import { preorders } from '../../i18n/orders/preorders.ts';
import { Money } from '../base/Money.tsx';
import { say } from '../base/say.tsx';
import { Instant } from '../orders/Instant.tsx';
import { PreorderName } from '../orders/PreorderName.tsx';
import { type PreorderPhase, PreorderStateChip } from '../orders/PreorderStateChip.tsx';

type CardProps = {
  preorder: Preorder;
  phase: PreorderPhase;
  /** Why it waits or what is missing. */
  note: Message | null;
  /** Total to show, in rials: today's if known; null for "price on request" or unknown. */
  total: Rials | null;
  /** Whether anything is known of its price. */
  isPriced: boolean;
  /** Content before the name, such as a checkbox. */
  lead: ReactNode;
  children: ReactNode;
};

/** One pre-order: patient, price, state and actions. */
export function PreorderCard({ preorder, phase, note, lead, children, ...price }: CardProps) {
  const { id, draft, savedAt, caller, corrects } = preorder;
  return (
    <li className="preorder surface" id={`preorder-${id}`} tabIndex={-1}>
      <div className="preorder-head">
        {lead}
        <h2>
          <PreorderName preorder={preorder} />
        </h2>
        <PreorderStateChip phase={phase} />
      </div>
      <p className="preorder-facts">
        {corrects && <strong>{say(preorders.texts.corrects)}</strong>}
        <span className="number">{orderNumber(orderIdOf(preorder))}</span>
        <Instant at={new Date(savedAt).toISOString()} />
        {draft.reference && (
          <span>
            {say(preorders.texts.reference)}: <bdi>{draft.reference}</bdi>
          </span>
        )}
        {caller && (
          <strong>
            {say(preorders.texts.caller)} <bdi>{caller.name}</bdi>
          </strong>
        )}
        {price.isPriced && <Money amount={price.total} />}
      </p>
      {note && <p className="preorder-note">{say(note)}</p>}
      {preorder.isInFile && <small>{say(preorders.texts.inFile)}</small>}
      <div className="preorder-actions">{children}</div>
    </li>
  );
}
