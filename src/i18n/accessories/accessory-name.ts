import type { AccessoryProduct, AccessoryVariant } from '../../domain/accessories/accessories.ts';
import type { Message } from '../language/message.ts';

/** `دستمال جیر کرکی، سرمه‌ای`. */
export function accessoryName(
  { name }: Pick<AccessoryProduct, 'name'>,
  variant: Pick<AccessoryVariant, 'name'>,
): Message {
  return [`${name.fa}، ${variant.name.fa}`, `${name.en}, ${variant.name.en}`];
}
