import type { ComponentType } from 'react';
import dialogSheet from '../../styles/dialog.scss?url';
import { late } from '../base/late-code.ts';
import type { DialogProps } from './dialog-props.ts';

/** The form of a delivery, fetched at the press. */
const dialog = late(
  async (): Promise<ComponentType<DialogProps>> =>
    (await import('./DeliveryDialog.tsx')).DeliveryDialog,
  dialogSheet,
);

export const loadDeliveryDialog = dialog.fetch;
