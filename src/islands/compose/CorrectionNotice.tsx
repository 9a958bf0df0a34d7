import { navigate } from 'astro:transitions/client';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { orderNumber } from '../../domain/order/order-number.ts';
import { isOvertaken } from '../../domain/order/preorder-wait.ts';
import { correcting } from '../../i18n/compose/correcting.ts';
import { isolate } from '../../i18n/language/format-number.ts';
import { fill } from '../../i18n/language/message.ts';
import { orderPath } from '../../panel/routes.ts';
import type { Correcting } from '../../stores/correcting/correcting.ts';
import { $preorders, loadPreorders } from '../../stores/device/preorders.ts';
import { asNewOrder, dropCorrection } from '../../stores/orders/leave-correction.ts';
import { toast } from '../../stores/shell/toasts.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';

const { texts } = correcting;

function goToResult(action: () => Promise<string>): void {
  action().then(navigate, () => toast({ kind: 'danger', text: texts.failed }));
}

/** Says which order is being corrected and whether it is too late, and offers the ways out. */
export function CorrectionNotice(of: Correcting) {
  const { id, corrects } = of;
  const record = useStore($preorders)?.find((each) => each.id === id);
  useEffect(() => void loadPreorders(), []);
  const isLate = record !== undefined && isOvertaken(record);
  const number = isolate(orderNumber(corrects.order));
  return (
    <div
      className={`notice correction-notice ${isLate ? 'notice-danger' : 'notice-info'}`}
      role={isLate ? 'alert' : 'status'}
    >
      {isLate ? (
        <p>{say(fill(texts.overtaken, { number }))}</p>
      ) : (
        <p>
          <strong>{say(fill(texts.title, { number }))}</strong> {say(texts.hint)}
        </p>
      )}
      <p>
        {isLate && (
          <Button
            look="primary"
            text={texts.asNew}
            onClick={() => goToResult(() => asNewOrder(of))}
          />
        )}
        <a className="btn btn-link" href={orderPath(corrects.order)}>
          {say(texts.toOrder)}
        </a>
        <Button
          look="link"
          text={texts.drop}
          onClick={() => goToResult(() => dropCorrection(of))}
        />
      </p>
    </div>
  );
}
