import { useStore } from '@nanostores/react';
import { $counterDialog } from '../../stores/counter/dialog.ts';
import dialogSheet from '../../styles/dialog.scss?url';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

/** Loaded on demand, because few people open them. */
const dialogs = {
  columns: lazy(async () => (await import('./ColumnsDialog.tsx')).ColumnsDialog, dialogSheet),
  cancel: lazy(async () => (await import('./CancelDialog.tsx')).CancelDialog, dialogSheet),
  view: lazy(async () => (await import('./ViewDialog.tsx')).ViewDialog, dialogSheet),
} as const;

const close = () => $counterDialog.set(null);

/** The open dialog of the counter, if any. */
export function QueueDialogs() {
  const open = useStore($counterDialog);
  return (
    <div className="counter-dialogs">
      {open && <Lazy key={open} of={dialogs[open]} given={{ onClose: close }} />}
    </div>
  );
}
