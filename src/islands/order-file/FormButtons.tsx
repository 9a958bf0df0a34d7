import type { Message } from '../../i18n/language/message.ts';
import { orderFile } from '../../i18n/order-file/order-file.ts';
import { say } from '../../ui/base/say.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';

type ButtonsProps = { label: Message; isBusy: boolean; onClose: () => void };

export function FormButtons({ label, isBusy, onClose }: ButtonsProps) {
  return (
    <p className="preorder-actions">
      <SubmitButton label={label} isBusy={isBusy} />
      <button type="button" className="btn btn-outline-primary" onClick={onClose}>
        {say(orderFile.texts.cancel)}
      </button>
    </p>
  );
}
