import { type ComponentType, useRef, useState } from 'react';
import type { EntryAsked } from '../../../domain/ledger/typed-entry.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { ledgerDesk } from '../../../i18n/ledger/ledger-desk.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import dialogSheet from '../../../styles/dialog.scss?url';
import { Text } from '../../../ui/base/Text.tsx';
import { lateSheet } from '../../base/late-sheet.ts';
import type { DialogProps } from './EntryDialog.tsx';

type ButtonProps = {
  asked: EntryAsked;
  /** Title of the dialog, and the button's name for the ear. */
  title: Message;
  label?: Message;
  className: string;
};

async function fetchDialog(): Promise<{ Dialog: ComponentType<DialogProps> }> {
  const [view] = await Promise.all([import('./EntryDialog.tsx'), lateSheet(dialogSheet)]);
  return { Dialog: view.EntryDialog };
}

/** Opens the dialog in which an entry is made. */
export function EntryButton({ asked, title, label, className }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState<Awaited<ReturnType<typeof fetchDialog>> | null>(null);
  const close = () => {
    setView(null);
    button.current?.focus();
  };
  const done = () => {
    close();
    toast({ kind: 'success', text: ledgerDesk.texts.posted });
  };
  const failed = () => toast({ kind: 'danger', text: ledgerDesk.texts.refused });
  return (
    <>
      <button
        type="button"
        className={className}
        ref={button}
        onClick={() => void fetchDialog().then(setView, failed)}
      >
        {label && (
          <span aria-hidden="true">
            <Text of={label} />
          </span>
        )}
        <span className={label && 'visually-hidden'}>
          <Text of={title} />
        </span>
      </button>
      {view && <view.Dialog asked={asked} title={title} onDone={done} onClose={close} />}
    </>
  );
}
