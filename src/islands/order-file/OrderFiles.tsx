import { useStore } from '@nanostores/react';
import { type ComponentType, useRef, useState } from 'react';
import { orderFile } from '../../i18n/order-file/order-file.ts';
import { $waitingIds } from '../../stores/order-file/waiting.ts';
import { toast } from '../../stores/shell/toasts.ts';
import dialogSheet from '../../styles/dialog.scss?url';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { lateSheet } from '../base/late-sheet.ts';
import type { DialogProps } from './OrderFileDialog.tsx';

const { texts } = orderFile;

async function fetchDialog(): Promise<{ Dialog: ComponentType<DialogProps> }> {
  const [view] = await Promise.all([import('./OrderFileDialog.tsx'), lateSheet(dialogSheet)]);
  return { Dialog: view.OrderFileDialog };
}

type ButtonProps = Pick<DialogProps, 'act'> & { icon: 'download' | 'plus-lg' };

/** Opens the dialog in which a file is saved or read; the focus returns here. */
function FileButton({ act, icon }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState<Awaited<ReturnType<typeof fetchDialog>> | null>(null);
  const close = () => {
    setView(null);
    button.current?.focus();
  };
  const failed = () => toast({ kind: 'danger', text: texts.notLoaded });
  return (
    <>
      <button
        type="button"
        className="btn btn-link"
        ref={button}
        onClick={() => void fetchDialog().then(setView, failed)}
      >
        <Icon name={icon} />
        <Text of={texts[act]} />
      </button>
      {view && <view.Dialog act={act} onClose={close} />}
    </>
  );
}

/** Takes waiting orders to another device: as a file, when this one stays offline. */
export function OrderFiles() {
  const waiting = useStore($waitingIds).length;
  return (
    <div className="preorder-actions">
      {waiting > 0 && <FileButton act="save" icon="download" />}
      <FileButton act="read" icon="plus-lg" />
    </div>
  );
}
