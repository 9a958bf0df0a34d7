import { useLayoutEffect, useRef } from 'react';
import { withCount } from '../../i18n/language/count-text.ts';
import { orderFile, readOrdersWords } from '../../i18n/order-file/order-file.ts';
import type { ReadOrders } from '../../stores/order-file/read-orders.ts';
import { say } from '../../ui/base/say.tsx';

const parts = [
  'added',
  'withoutPhotos',
  'here',
  'atLab',
  'unreadable',
] as const satisfies (keyof ReadOrders)[];

type ResultProps = { orders: ReadOrders; onClose: () => void };

/** Counts of the orders in a file by result. */
export function ReadResult({ orders, onClose }: ResultProps) {
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => close.current?.focus(), []);
  return (
    <div className="order-file">
      <ul role="status">
        {parts
          .filter((part) => part === 'added' || orders[part] > 0)
          .map((part) => (
            <li key={part}>{say(withCount(readOrdersWords.texts[part], orders[part]))}</li>
          ))}
      </ul>
      <p>
        <button type="button" className="btn btn-primary" ref={close} onClick={onClose}>
          {say(orderFile.texts.close)}
        </button>
      </p>
    </div>
  );
}
