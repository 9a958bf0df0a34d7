import type { Message } from '../../i18n/language/message.ts';
import { orderFile } from '../../i18n/order-file/order-file.ts';
import { Button } from '../../ui/base/Button.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';

type ButtonsProps = { label: Message; isBusy: boolean; onClose: () => void };

export function FormButtons({ label, isBusy, onClose }: ButtonsProps) {
  return (
    <p className="preorder-actions">
      <SubmitButton label={label} isBusy={isBusy} />
      <Button text={orderFile.texts.cancel} onClick={onClose} />
    </p>
  );
}
