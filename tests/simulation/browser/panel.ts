/** The panel's own stores, as a page imports them, bundled so that each tab has its own modules. */
import { $problems, isInMemory } from '../../../src/stores/browser-support/problems.ts';
import { deletePreorder, keepQueued } from '../../../src/stores/device/delete-preorder.ts';
import { followOutbox } from '../../../src/stores/device/outbox/outbox-look.ts';
import {
  $preorders,
  loadPreorders,
  queuePreorder,
  savePreorder,
} from '../../../src/stores/device/preorders.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { $fates } from '../../../src/stores/device/records/sending.ts';
import { actOnOrder } from '../../../src/stores/orders/act-on-order.ts';
import { openCorrection } from '../../../src/stores/orders/correct.ts';
import { $order, openOrder } from '../../../src/stores/orders/order.ts';
import { $orders, $ordersReading, readOrders } from '../../../src/stores/orders/orders.ts';
import { $acts, $receivedChanges } from '../../../src/stores/shell/changes.ts';
import { keepFresh } from '../../../src/stores/shell/keep-fresh.ts';
import { $isOffline } from '../../../src/stores/shell/offline.ts';
import { $signedIn, logOut, resumeSession } from '../../../src/stores/shell/session.ts';
import { takeToasts } from '../../../src/stores/shell/toasts.ts';

export const panel = {
  $acts,
  $fates,
  $receivedChanges,
  $isOffline,
  $order,
  $orders,
  $ordersReading,
  $preorders,
  $problems,
  $signedIn,
  actOnOrder,
  deletePreorder,
  followOutbox,
  isInMemory,
  keepFresh,
  keepQueued,
  loadPreorders,
  logOut,
  newId,
  openCorrection,
  openOrder,
  queuePreorder,
  readOrders,
  resumeSession,
  savePreorder,
  takeToasts,
};

export type Panel = typeof panel;
