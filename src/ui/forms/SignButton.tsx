import { fill, type Message } from '../../i18n/language/message.ts';
import { common } from '../../i18n/shell/common.ts';
import { say } from '../base/say.tsx';

type SignButtonProps = { className: string; field: Message; onFlip: () => void };

/** Changes the sign of the field next to it, because number pads of phones have no minus key. */
export function SignButton({ className, field, onFlip }: SignButtonProps) {
  return (
    <button type="button" className={className} tabIndex={-1} onClick={onFlip}>
      <span aria-hidden="true">±</span>
      <span className="visually-hidden">{say(fill(common.flipSign, { field }))}</span>
    </button>
  );
}
