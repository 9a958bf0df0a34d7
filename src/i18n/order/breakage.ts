import type { BreakageReason, EventReason } from '../../domain/lifecycle/reasons.ts';
import { type Message, messages } from '../language/message.ts';
import { eventReasons } from './event-reasons.ts';

/** Why a piece is remade or replaced. */
const breakageReasons = messages('breakageReasons', {
  scratch: ['خط افتاده', 'Scratched'],
  crack: ['شکسته یا ترک‌خورده', 'Cracked or broken'],
  wrongPower: ['نمرهٔ اشتباه', 'Wrong power'],
  coatingFault: ['ایراد پوشش', 'Coating fault'],
  edgingFault: ['ایراد تراش', 'Edging fault'],
  lost: ['مفقود شده', 'Lost'],
} satisfies Record<BreakageReason, Message>);

/** All reasons of events. Separate from the usual ones, so that a shop's page loads breakages only to show one. */
export const allReasons = messages('allReasons', {
  ...eventReasons.texts,
  ...breakageReasons.texts,
} satisfies Record<EventReason, Message>);

export const breakage = messages('breakage', {
  right: ['چشم راست', 'Right eye'],
  left: ['چشم چپ', 'Left eye'],
  both: ['هر دو چشم', 'Both eyes'],
  count: ['{part}، {pieces} عدد', '{part} × {pieces}'],
});
