import type { SentOrderNotice } from '../../i18n/device/describe-sent-order.ts';
import { say } from '../base/say.tsx';

/** Status of the order sent last, with a link to it. */
export function SentNotice({ order, className }: { order: SentOrderNotice; className: string }) {
  const { text, isBad, link } = order;
  return (
    <p className={`notice ${isBad ? 'notice-danger ' : ''}${className}`} role="status">
      {say(text)} <a href={link.path}>{say(link.text)}</a>
    </p>
  );
}
