import { type Customer, customerKey } from '../../domain/find/customers.ts';
import type { FoundOrder } from '../../domain/find/server-finds.ts';
import { orderNumber } from '../../domain/order/order-number.ts';
import { patientOf } from '../../domain/order/patient-of.ts';
import type { Preorder } from '../../domain/order/preorder.ts';
import { find } from '../../i18n/find/find.ts';
import { fill } from '../../i18n/language/message.ts';
import { orderKinds, orderStates } from '../../i18n/orders/orders.ts';
import { preorderPath } from '../../panel/preorder-path.ts';
import { orderPath } from '../../panel/routes.ts';
import { listPath } from '../orders/list-choice.ts';
import { asIs, type Entry, entry, joined } from './entry.ts';

/** An order with its known fields: the device stores no patient names. */
export type KnownOrder = Pick<
  FoundOrder,
  'id' | 'number' | 'account' | 'state' | 'reference' | 'patient' | 'title'
>;

/** Entry of an order; for the lab, which sees all accounts, it names the account. */
export function orderEntry(order: KnownOrder, isLab: boolean): Entry {
  const { id, number, account, state, reference, patient, title } = order;
  return entry({
    key: `order ${account.id} ${id}`,
    kind: 'order',
    title: fill(find.texts.numbered, { number: `\u2066${number}\u2069` }),
    names: [number],
    also: [reference, patient, title.fa, title.en, ...(isLab ? [account.name] : [])],
    detail: joined([
      asIs(patient),
      asIs(reference),
      orderStates.texts[state],
      isLab && asIs(account.name),
      [title.fa, title.en],
    ]),
    act: { path: orderPath(id, isLab ? account.id : undefined) },
  });
}

/** Entry of a customer, which opens their orders. */
export function customerEntry(customer: Customer, isLab: boolean): Entry {
  const { name, account } = customer;
  const query = new URLSearchParams({ text: name, ...(isLab && { account: account.id }) });
  return entry({
    key: customerKey(customer),
    kind: 'customer',
    title: fill(find.texts.ordersOf, { name: `\u2068${name}\u2069` }),
    names: [name],
    detail: isLab ? asIs(account.name) : undefined,
    act: { path: listPath(String(query)) },
  });
}

/** Entry of an order that is not at the lab yet. */
export function preorderEntry(preorder: Preorder): Entry {
  const { id, kind, draft, caller } = preorder;
  const patient = patientOf({ kind, ...draft });
  const number = orderNumber(id);
  const name = patient || draft.reference || number;
  return entry({
    key: `preorder ${id}`,
    kind: 'preorder',
    title: fill(find.texts.preorder, { name: `\u2068${name}\u2069` }),
    names: [name],
    also: [number, draft.reference, 'tray' in draft ? draft.tray : ''],
    detail: joined([orderKinds.texts[kind], asIs(draft.reference), caller && asIs(caller.name)]),
    act: { path: preorderPath(preorder) },
  });
}

/** Entry that opens the list of all matching orders. */
export function allOrdersEntry(text: string): Entry {
  return entry({
    key: 'all orders',
    kind: 'action',
    title: fill(find.texts.allOrders, { text: `\u2068${text}\u2069` }),
    act: { path: listPath(String(new URLSearchParams({ text }))) },
  });
}
