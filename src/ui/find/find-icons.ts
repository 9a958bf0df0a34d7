import type { FindKind } from '../../domain/find/findable.ts';
import type { IconName } from '../base/icon-names.ts';

/** How each kind of find is marked. */
export const findIcons: Record<FindKind, IconName> = {
  action: 'plus-lg',
  screen: 'layout-sidebar-inset',
  preorder: 'hourglass-split',
  order: 'receipt',
  customer: 'person',
  account: 'house-check',
  product: 'eyeglasses',
  setting: 'gear',
};
