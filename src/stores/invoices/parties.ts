import { invoicePaths } from '../../api/invoices/paths.ts';
import type { Buyer, Seller } from '../../domain/invoices/party.ts';
import { changeOwn, issuesOf, whyUnchanged } from '../shell/change-own.ts';
import { readOwn } from '../shell/read-own.ts';

/** A seller or buyer: null if not entered, undefined if it could not be read. */
type Known<Party> = Promise<Party | null | undefined>;

export async function readSeller(): Known<Seller> {
  const own = await readOwn(invoicePaths.seller);
  return own.kind === 'read' ? own.value.seller : undefined;
}

/** Buyer details of an account, or of the user's own. */
export async function readBuyer(account?: string): Known<Buyer> {
  const own = await readOwn(invoicePaths.buyer(account));
  return own.kind === 'read' ? own.value.buyer : undefined;
}

export type PartySaving = 'saved' | 'refused' | 'offline' | 'failed';

export async function saveSeller(body: Seller): Promise<PartySaving> {
  const changed = await changeOwn(invoicePaths.seller, { method: 'PUT', body });
  if (changed.kind === 'done') return 'saved';
  return issuesOf(changed) ? 'refused' : whyUnchanged(changed);
}

export async function saveBuyer(body: Buyer, account?: string): Promise<PartySaving> {
  const changed = await changeOwn(invoicePaths.buyer(account), { method: 'PUT', body });
  if (changed.kind === 'done') return 'saved';
  return issuesOf(changed) ? 'refused' : whyUnchanged(changed);
}
