import { type ReactNode, useEffect, useState } from 'react';
import { rx } from '../../i18n/rx/rx.ts';
import { sharedSearch } from '../../panel/shared-text.ts';
import type { RxForm } from '../../stores/rx/form.ts';
import { Button } from '../../ui/base/Button.tsx';
import { lazy } from '../base/lazy-code.ts';
import { sayNotLoaded } from '../base/with-lazy.ts';
import { useDraft } from '../rx/form/use-draft.ts';

/** A text to read, and the field it was pasted into. If the text is empty, the dialog asks for one. */
export type PastedText = { readonly text: string; readonly field: HTMLInputElement | null };

/** What the dialog reads: a pasted text, or one shared with the installed panel. */
export type Opening = PastedText | 'shared';

export type PastedRxProps = { form: RxForm; pasted: PastedText | null; onClose: () => void };

const reading = lazy(() => import('./parts.ts'));

type Part = Awaited<ReturnType<typeof import('./parts.ts')['partFor']>>;

/** Pasted text with several numbers (in a field) or any number (elsewhere) is read. The parser then decides. */
const severalNumbers = /\p{Nd}[^\p{Nd}.,/٫]+\p{Nd}/u;
const anyNumber = /\p{Nd}/u;

/** Fields with numbers of their own, such as a mobile number, a date or a frame's size, and those of other forms. */
const ownNumbers = /^(?:(?:people|frameDetails|services)\.|tray$|requestNote$|$)/;

/** Pastes a text that isn't a prescription into the field after all. */
export function pasteIntoField(opening: Opening): void {
  if (opening === 'shared' || !opening.field) return;
  const { text, field } = opening;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Reads prescriptions pasted anywhere on the page; its parser loads then. Its button follows `children`. */
export function PasteRx({ form, children }: { form: RxForm; children: ReactNode }) {
  const [part, setPart] = useState<Part | null>(null);
  const hasSource = useDraft(form, ({ source }) => source !== '');
  const read = (next?: Opening) =>
    reading
      .fetch()
      .then(({ partFor }) => partFor(next))
      .then(setPart)
      .catch(() => {
        sayNotLoaded();
        if (next) pasteIntoField(next);
      });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form never changes.
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? '';
      const { target } = event;
      const field = target instanceof HTMLInputElement ? target : null;
      const hasNumbers = (field ? severalNumbers : anyNumber).test(text);
      // Text pasted into the remarks stays there.
      const isOwn = target instanceof HTMLTextAreaElement || ownNumbers.test(field?.name ?? 'page');
      if (isOwn || !hasNumbers) return;
      event.preventDefault();
      read({ text, field });
    };
    document.addEventListener('paste', onPaste);
    if (location.search === sharedSearch) read('shared');
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a draft with a message.
  useEffect(() => {
    if (hasSource) read();
  }, [hasSource]);
  return (
    <>
      <div className="rx-new">
        {children}
        <Button
          icon="envelope"
          text={rx.texts.fromMessage}
          onClick={() => read({ text: '', field: null })}
        />
      </div>
      {part && (
        <part.PastedRx
          form={form}
          pasted={part.pasted}
          onClose={() => setPart({ ...part, pasted: null })}
        />
      )}
    </>
  );
}
