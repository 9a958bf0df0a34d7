import { type ReactNode, useEffect, useState } from 'react';
import { rx } from '../../i18n/rx/rx.ts';
import { sharedSearch } from '../../panel/shared-text.ts';
import type { RxForm } from '../../stores/rx/form.ts';
import { Button } from '../../ui/base/Button.tsx';
import { lazy } from '../base/lazy-code.ts';
import { sayNotLoaded } from '../base/with-lazy.ts';
import { useDraft } from '../rx/form/use-draft.ts';

/** A text to read, and the field it was pasted into. Without a text one is asked for. */
export type PastedText = { readonly text: string; readonly field: HTMLInputElement | null };

/** What is opened: a pasted text, or the one that was shared with the installed panel. */
export type Opening = PastedText | 'shared';

export type PastedRxProps = { form: RxForm; pasted: PastedText | null; onClose: () => void };

const reading = lazy(() => import('./parts.ts'));

type Part = Awaited<ReturnType<typeof import('./parts.ts')['partFor']>>;

/** What opens the dialog: in a field more than one number, elsewhere any. The grammar decides the rest once it is here. */
const severalNumbers = /\p{Nd}[^\p{Nd}.,/٫]+\p{Nd}/u;
const anyNumber = /\p{Nd}/u;

/** Pastes a text that is no prescription into the field after all. */
export function giveBack(opening: Opening): void {
  if (opening === 'shared' || !opening.field) return;
  const { text, field } = opening;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Takes a prescription pasted anywhere on the page; its parser is fetched then. Its button follows `children`. */
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
        if (next) giveBack(next);
      });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form never changes.
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? '';
      const { target } = event;
      const field = target instanceof HTMLInputElement ? target : null;
      const isToRead = (field ? severalNumbers : anyNumber).test(text);
      // What is pasted into remarks stays there.
      if (target instanceof HTMLTextAreaElement || !isToRead) return;
      event.preventDefault();
      read({ text, field });
    };
    document.addEventListener('paste', take);
    if (location.search === sharedSearch) read('shared');
    return () => document.removeEventListener('paste', take);
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
