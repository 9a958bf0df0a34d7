import { useEffect, useState } from 'react';
import { rx } from '../../i18n/rx/rx.ts';
import { sharedSearch } from '../../panel/shared-text.ts';
import type { RxForm } from '../../stores/rx/form.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { useDraft } from '../rx/form/use-draft.ts';

/** A text to read, and the field it was pasted into. Without a text one is asked for. */
export type PastedText = { readonly text: string; readonly field: HTMLInputElement | null };

export type PastedRxProps = { form: RxForm; pasted: PastedText | null; onClose: () => void };

type Parts = typeof import('./parts.ts')['parts'];

/** More than one number; a decimal mark is between none. The grammar decides the rest once it is here. */
const severalNumbers = /\p{Nd}[^\p{Nd}.,/٫]+\p{Nd}/u;

/** What is typed in a line of its own stays there, and so does a single number. */
function isForForm({ target }: ClipboardEvent, text: string): boolean {
  if (target instanceof HTMLTextAreaElement) return false;
  return (
    severalNumbers.test(text) || (!(target instanceof HTMLInputElement) && /\p{Nd}/u.test(text))
  );
}

/** Pastes a text that is no prescription into the field after all. */
function giveBack({ text, field }: PastedText): void {
  if (!field) return;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Takes a prescription pasted anywhere on the page; what reads it is fetched then. */
export function PasteRx({ form }: { form: RxForm }) {
  const [part, setPart] = useState<Parts | null>(null);
  const [pasted, setPasted] = useState<PastedText | null>(null);
  const hasSource = useDraft(form, ({ source }) => source !== '');
  const fetchPart = async () => {
    const { parts } = await import('./parts.ts');
    setPart(parts);
    return parts;
  };
  const open = async (next: PastedText) => {
    const found = await fetchPart();
    if (next.field && !found.isPrescriptionText(next.text)) giveBack(next);
    else setPasted(next);
  };
  const openShared = async () => {
    const text = await (await fetchPart()).takeSharedText();
    if (text !== '') setPasted({ text, field: null });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is one for good.
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? '';
      if (!isForForm(event, text)) return;
      event.preventDefault();
      const { target } = event;
      const next = { text, field: target instanceof HTMLInputElement ? target : null };
      open(next).catch(() => giveBack(next));
    };
    document.addEventListener('paste', take);
    if (location.search === sharedSearch) openShared().catch(() => {});
    return () => document.removeEventListener('paste', take);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a draft with a message.
  useEffect(() => {
    if (hasSource) fetchPart().catch(() => {});
  }, [hasSource]);
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-primary rx-new rx-paste"
        onClick={() => void open({ text: '', field: null }).catch(() => {})}
      >
        <Icon name="envelope" />
        <Text of={rx.texts.fromMessage} />
      </button>
      {part && <part.PastedRx form={form} pasted={pasted} onClose={() => setPasted(null)} />}
    </>
  );
}
