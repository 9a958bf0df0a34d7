import type { Preorder } from '../domain/order/preorder.ts';
import { preorderName } from '../domain/order/preorder-content.ts';
import { orderKinds } from '../i18n/messages/orders.ts';
import { preorders } from '../i18n/messages/preorders.ts';
import { Pieces } from './Pieces.tsx';
import { Text } from './Text.tsx';

/** What a pre-order is recognised by. */
export function PreorderName({ preorder }: { preorder: Preorder }) {
  const name = preorderName(preorder);
  if (name.kind === 'pieces') {
    return (
      <>
        <Text of={orderKinds.texts.stock} /> · <Pieces count={name.pieces} />
      </>
    );
  }
  return name.patient ? <bdi>{name.patient}</bdi> : <Text of={preorders.texts.noPatient} />;
}
