import { atom } from 'nanostores';
import { withQuery } from '../../api/api-path.ts';
import { orderPaths } from '../../api/orders/paths.ts';
import type { Order } from '../../domain/order/order.ts';
import { gridNotices } from '../../i18n/power-grid/power-grid.ts';
import { type ReadProblem, readOwn } from '../shell/read-own.ts';
import { setCells } from './edits.ts';
import { showNotice } from './notice.ts';

/** State of fetching the last order; `none` if the account has not ordered stock lately. */
export const $repeating = atom<'idle' | 'reading' | 'none' | ReadProblem>('idle');

/** Number of recent orders to search. */
const newest = 100;

/** Applies the account's last stock order to the grid as one undo step. */
export async function repeatLast(): Promise<void> {
  $repeating.set('reading');
  const list = await readOwn(withQuery(orderPaths.orders, `limit=${newest}`));
  if (list.kind !== 'read') return fail(list);
  const last = list.value.orders.find(({ kind }) => kind === 'stock');
  if (!last) return $repeating.set('none');
  const order = await readOwn(orderPaths.order(last.id));
  if (order.kind !== 'read') return fail(order);
  if (order.value.kind === 'stock') applyLines(order.value.content.lines);
  $repeating.set('idle');
}

function fail(own: { kind: 'unread'; problem: ReadProblem } | { kind: 'outdated' }): void {
  $repeating.set(own.kind === 'unread' ? own.problem : 'idle');
}

function applyLines(lines: Extract<Order, { kind: 'stock' }>['content']['lines']): void {
  setCells(lines.map(({ pieces, ...cell }) => ({ cell, pieces })));
  showNotice(gridNotices.texts.taken, lines.length);
}
