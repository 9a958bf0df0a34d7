import { atom } from 'nanostores';
import { withQuery } from '../../api/api-path.ts';
import { orderPaths } from '../../api/orders/paths.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import { patientOf } from '../../domain/order/patient-of.ts';
import { type TableCell, textCell } from '../../domain/stock-table/write.ts';
import { rialsToToman } from '../../domain/vocabulary/prices.ts';
import { instantText } from '../../i18n/calendar/instant-text.ts';
import { formatDay } from '../../i18n/language/format-date.ts';
import type { Locale } from '../../i18n/language/locale.ts';
import { type Message, pick } from '../../i18n/language/message.ts';
import { orderDownload } from '../../i18n/order-list/order-download.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { orderKinds, orderStates, orders } from '../../i18n/orders/orders.ts';
import { $locale } from '../shell/locale.ts';
import { readOwn } from '../shell/read-own.ts';
import { downloadRows, type FileFormat } from '../stock-files/write-file.ts';

/** Maximum number of orders in one file. */
export const mostInFile = 5000;

/** Maximum number of orders in one response. */
const pageSize = 100;

/** Progress or result of preparing the file; null before the first download. */
export type Download =
  | { kind: 'preparing' }
  | { kind: 'failed' }
  | { kind: 'done'; orders: number; isWhole: boolean };

export const $download = atom<Download | null>(null);

const { texts } = orders;
const heads: readonly Message[] = [
  texts.number,
  orderList.texts.orderKind,
  texts.content,
  texts.patient,
  texts.reference,
  texts.account,
  texts.placedAt,
  texts.state,
  orderDownload.texts.promisedDay,
  orderDownload.texts.totalToman,
];

function rowOf(order: OrderSummary, locale: Locale): TableCell[] {
  const { total, promisedFor } = order;
  return [
    textCell(order.number),
    textCell(pick(orderKinds.texts[order.kind], locale)),
    textCell(order.title[locale]),
    textCell(patientOf(order)),
    textCell(order.reference),
    textCell(order.account.name),
    textCell(pick(instantText(order.placedAt), locale)),
    textCell(pick(orderStates.texts[order.state], locale)),
    promisedFor === null ? { kind: 'nothing' } : textCell(formatDay(promisedFor, locale)),
    total === null ? { kind: 'nothing' } : { kind: 'number', value: rialsToToman(total) },
  ];
}

/** Orders of a list, and whether the list is complete. */
export type ReadOrders = { found: readonly OrderSummary[]; isWhole: boolean };

/** Reads pages until the list ends or has `most` orders; null if a page cannot be read. */
export async function readListed(filters: string, most: number): Promise<ReadOrders | null> {
  const found: OrderSummary[] = [];
  let after: string | null = null;
  do {
    const query = new URLSearchParams(filters);
    query.set('limit', String(pageSize));
    if (after !== null) query.set('after', after);
    const own = await readOwn(withQuery(orderPaths.orders, query));
    if (own.kind !== 'read') return null;
    found.push(...own.value.orders);
    after = own.value.next;
  } while (after !== null && found.length < most);
  return { found, isWhole: after === null };
}

/** Downloads orders as a file in the panel's language. */
export async function downloadFound(
  reading: () => Promise<ReadOrders | null>,
  format: FileFormat,
): Promise<void> {
  if ($download.get()?.kind === 'preparing') return;
  $download.set({ kind: 'preparing' });
  const read = await reading();
  if (!read) {
    $download.set({ kind: 'failed' });
    return;
  }
  const locale = $locale.get();
  const rows = [
    heads.map((head) => textCell(pick(head, locale))),
    ...read.found.map((order) => rowOf(order, locale)),
  ];
  downloadRows('orders', format, rows);
  $download.set({ kind: 'done', orders: read.found.length, isWhole: read.isWhole });
}

/** Downloads the orders that pass the filters as a CSV file. */
export const downloadOrders = (filters: string): Promise<void> =>
  downloadFound(() => readListed(filters, mostInFile), 'csv');
