import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { orderFile } from '../../i18n/order-file/order-file.ts';
import { $waitingIds } from '../../stores/order-file/waiting.ts';
import dialogSheet from '../../styles/dialog.scss?url';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import type { DialogProps } from './OrderFileDialog.tsx';

const { texts } = orderFile;

const dialog = lazy(
  async () => (await import('./OrderFileDialog.tsx')).OrderFileDialog,
  dialogSheet,
);

type ButtonProps = Pick<DialogProps, 'act'> & { icon: 'download' | 'plus-lg' };

/** Opens the dialog that saves or reads a file. The focus returns to the button when it closes. */
function FileButton({ act, icon }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button type="button" className="btn btn-link" ref={button} onClick={() => setOpen(true)}>
        <Icon name={icon} />
        {say(texts[act])}
      </button>
      {isOpen && <Lazy of={dialog} given={{ act, onClose: close }} />}
    </>
  );
}

/** Moves waiting orders to another device in a file, for when this one stays offline. */
export function OrderFiles() {
  const waiting = useStore($waitingIds).length;
  return (
    <div className="preorder-actions">
      {waiting > 0 && <FileButton act="save" icon="download" />}
      <FileButton act="read" icon="plus-lg" />
    </div>
  );
}
