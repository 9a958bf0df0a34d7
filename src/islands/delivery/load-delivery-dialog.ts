import type { ComponentType } from 'react';
import dialogSheet from '../../styles/dialog.scss?url';
import { lateSheet } from '../base/late-sheet.ts';
import type { DialogProps } from './dialog-props.ts';

/** Fetches the form of a delivery, at the press. */
export async function loadDeliveryDialog(): Promise<ComponentType<DialogProps>> {
  const [{ DeliveryDialog }] = await Promise.all([
    import('./DeliveryDialog.tsx'),
    lateSheet(dialogSheet),
  ]);
  return DeliveryDialog;
}
