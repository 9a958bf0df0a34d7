import type { Preorder } from '../../domain/order/preorder.ts';
import { preorderName } from '../../domain/order/preorder-kinds.ts';
import { preorders } from '../../i18n/orders/preorders.ts';
import { say } from '../base/say.tsx';
import { orderKinds } from './order-kinds.ts';
import { Pieces } from './Pieces.tsx';

/** Patient, reference or kind: how a reader recognises a pre-order. */
export function PreorderName({ preorder }: { preorder: Preorder }) {
  const name = preorderName(preorder);
  if (name.kind === 'pieces') {
    return (
      <>
        {say(orderKinds[preorder.kind].name)} · <Pieces count={name.pieces} />
      </>
    );
  }
  return name.patient ? <bdi>{name.patient}</bdi> : say(preorders.texts.noPatient);
}
