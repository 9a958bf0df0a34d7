import type { FindKind } from '../../domain/find/findable.ts';
import type { IconName } from '../base/icon-names.ts';

const ofKind: Record<FindKind, IconName> = {
  action: 'plus-lg',
  screen: 'layout-sidebar-inset',
  preorder: 'hourglass-split',
  order: 'receipt',
  customer: 'person',
  account: 'house-check',
  product: 'eyeglasses',
  setting: 'gear',
};

/** Results with their own icon, by key. */
const own: Readonly<Record<string, IconName>> = {
  'action signOut': 'box-arrow-right',
  'all orders': 'search',
  'setting keys': 'question-circle',
};

/** The icon of a search result. */
export const findIcon = ({ key, kind }: { key: string; kind: FindKind }): IconName =>
  own[key] ?? ofKind[kind];
