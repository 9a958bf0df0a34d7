import type { ComponentType } from 'react';
import dialogSheet from '../../styles/dialog.scss?url';
import { lazy } from '../base/lazy-code.ts';
import type { DialogProps } from './dialog-props.ts';

/** The delivery dialog, loaded on click. */
const dialog = lazy(
  async (): Promise<ComponentType<DialogProps>> =>
    (await import('./DeliveryDialog.tsx')).DeliveryDialog,
  dialogSheet,
);

export const loadDeliveryDialog = dialog.fetch;
