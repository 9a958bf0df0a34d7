import { useState } from 'react';
import type { Delivery } from '../../domain/delivery/delivery.ts';
import { receiptLimit } from '../../domain/delivery/receipt-limit.ts';
import { receipt } from '../../i18n/delivery/receipt.ts';
import { fill, type Message, pick } from '../../i18n/language/message.ts';
import { keepReceipt, sendReceipt, typedReceipt } from '../../stores/delivery/receipt.ts';
import { $locale } from '../../stores/shell/locale.ts';

const { texts } = receipt;

/** Says that everything is confirmed, or that something went wrong. */
type Said = { tone: 'info' | 'danger'; text: Message };

/** What the shop reports about each order in transit. Kept as a draft until it is sent. */
export function useReceipt(delivery: Delivery) {
  const open = delivery.lines.filter(({ order }) => order.state === 'shipped');
  const reported = open.filter(({ isMissing }) => isMissing).map(({ order }) => order.id);
  const [typed, setTyped] = useState(() => {
    return typedReceipt(delivery.id) ?? { missing: reported, words: '' };
  });
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const missing = open.map(({ order }) => order.id).filter((id) => typed.missing.includes(id));
  const isNew = missing.some((id) => !reported.includes(id));
  const isOpen = isNew || missing.length < open.length;

  function change(next: Partial<typeof typed>): void {
    const now = { ...typed, ...next };
    setTyped(now);
    keepReceipt(delivery.id, now);
  }

  function tick(id: string, isHere: boolean): void {
    const others = typed.missing.filter((each) => each !== id);
    change({ missing: isHere ? others : [...others, id] });
  }

  async function send(): Promise<void> {
    if (isSending) return;
    setSending(true);
    setSaid(null);
    const sentence = pick(fill(texts.message, { number: delivery.number }), $locale.get());
    const message = [sentence, typed.words.trim()].filter(Boolean).join('\n');
    const answer = await sendReceipt(
      delivery,
      missing.map((order) => ({ order, message })),
    );
    setSending(false);
    if (answer.kind === 'done') {
      setTyped({ ...typed, words: '' });
      setSaid({ tone: 'info', text: missing.length > 0 ? texts.doneMissing : texts.done });
    }
    if (answer.kind === 'unknown') setSaid({ tone: 'danger', text: texts[answer.why] });
    if (answer.kind === 'refused') setSaid({ tone: 'danger', text: texts.refused });
  }

  const { words } = typed;
  const isTooLong = isNew && words.trim().length > receiptLimit;
  return {
    open,
    missing,
    isNew,
    isOpen,
    words,
    isTooLong,
    isSending,
    said,
    change,
    tick,
    send,
  };
}
