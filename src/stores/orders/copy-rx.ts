import { formatRxText, type RxContent } from '../../domain/pasted-rx/message/format-rx-text.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import { orderActions } from '../../i18n/order/order-actions.ts';
import { $locale } from '../shell/locale.ts';
import { toast } from '../shell/toasts.ts';

/** Copies a prescription as text, to send it or to paste its eyes into another order. */
export async function copyRx(content: RxContent): Promise<void> {
  const locale = $locale.get();
  await navigator.clipboard.writeText(formatRxText(content, (latin) => writeNumber(latin, locale)));
  toast({ kind: 'success', text: orderActions.texts.copied });
}
