import type { Message } from '../../i18n/language/message.ts';
import { orderFile } from '../../i18n/order-file/order-file.ts';
import { Text } from '../../ui/base/Text.tsx';

type ButtonsProps = { label: Message; isBusy: boolean; onClose: () => void };

export function FormButtons({ label, isBusy, onClose }: ButtonsProps) {
  return (
    <p className="preorder-actions">
      <button type="submit" className="btn btn-primary" aria-disabled={isBusy}>
        <Text of={label} />
      </button>
      <button type="button" className="btn btn-outline-primary" onClick={onClose}>
        <Text of={orderFile.texts.cancel} />
      </button>
    </p>
  );
}
