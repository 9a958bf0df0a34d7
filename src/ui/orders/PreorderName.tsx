import type { Preorder } from '../../domain/order/preorder.ts';
import { preorderName } from '../../domain/order/preorder-kinds.ts';
import { preorders } from '../../i18n/orders/preorders.ts';
import { Text } from '../base/Text.tsx';
import { orderKinds } from './order-kinds.ts';
import { Pieces } from './Pieces.tsx';

/** Patient, reference or kind: how a reader recognises a pre-order. */
export function PreorderName({ preorder }: { preorder: Preorder }) {
  const name = preorderName(preorder);
  if (name.kind === 'pieces') {
    return (
      <>
        <Text of={orderKinds[preorder.kind].name} /> · <Pieces count={name.pieces} />
      </>
    );
  }
  return name.patient ? <bdi>{name.patient}</bdi> : <Text of={preorders.texts.noPatient} />;
}
