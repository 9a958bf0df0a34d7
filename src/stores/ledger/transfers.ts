import { withQuery } from '../../api/api-path.ts';
import { apiOrigin } from '../../api/client.ts';
import type { TransfersAnswer } from '../../api/ledger/contract.ts';
import { paymentPaths } from '../../api/ledger/payment-paths.ts';
import { putPhoto } from '../../api/photos/photo-requests.ts';
import type { TransferAsked, TransferDecision } from '../../domain/ledger/transfer.ts';
import { dropPhotos, findPhoto } from '../device/kept-photos.ts';
import { createPagedList } from '../lists/paged-list.ts';
import { changeOwn, issuesOf } from '../shell/change-own.ts';
import { $signedIn } from '../shell/session.ts';

export const transfersPath = (query: string, after: string | null) => {
  const asked = new URLSearchParams(query);
  if (after !== null) asked.set('after', after);
  return withQuery(paymentPaths.transfers, asked);
};

/** The reported transfers of one account, its own for a shop; in memory only. */
export const accountTransfers = createPagedList<TransfersAnswer, TransfersAnswer>({
  pathOf: ({ query, after }) => transfersPath(query, after),
  listOf: (answer) => answer,
  merge: (_known, first) => first,
  append: (known, page) => ({
    transfers: [...known.transfers, ...page.transfers],
    next: page.next,
  }),
});

/** Uploads a picture under its id, once however often it is tried. */
async function upload(id: string): Promise<'done' | 'failed' | 'notUploaded'> {
  const photo = await findPhoto(id);
  const { user, account } = $signedIn.get() ?? {};
  if (!photo || !user || !account) return 'notUploaded';
  const actingAs = { userId: user.id, accountId: account.id };
  const answer = await putPhoto(`${paymentPaths.receipts}/${id}`, { ...photo, actingAs });
  if (answer.kind === 'answer') return 'done';
  const isFaulty = answer.kind === 'refused' && [413, 422].includes(answer.status);
  return isFaulty ? 'notUploaded' : 'failed';
}

/** Result of a report; `failed`: it may have arrived, and a retry is idempotent. */
export type ReportResult = 'done' | 'left' | 'failed' | 'notAccepted' | 'notUploaded' | 'repeated';

/** Sends a report with its pictures, once however often it is tried. */
export async function reportTransfer(id: string, asked: TransferAsked): Promise<ReportResult> {
  for (const photo of asked.photos) {
    const uploaded = await upload(photo);
    if (uploaded !== 'done') return uploaded;
  }
  const call = { method: 'POST', key: id, body: asked } as const;
  const changed = await changeOwn(paymentPaths.transfers, call);
  if (changed.kind === 'offline' || changed.kind === 'failed') return 'failed';
  if (changed.kind === 'left') return 'left';
  if (changed.kind === 'refused') {
    const isRepeated = issuesOf(changed)?.some(({ path, params }) => path === 'tracking' && params);
    return isRepeated ? 'repeated' : 'notAccepted';
  }
  dropPhotos(asked.photos);
  return 'done';
}

/** Result of a decision. */
export type DecisionResult = 'done' | 'left' | 'failed' | 'recorded' | 'decided';

/** Tells the lab's decision about a report, once however often it is sent. */
export async function decideTransfer(
  id: string,
  decision: TransferDecision,
): Promise<DecisionResult> {
  const call = { method: 'PUT', body: decision } as const;
  const changed = await changeOwn(paymentPaths.transfer(id), call);
  if (changed.kind === 'done' || changed.kind === 'left') return changed.kind;
  if (changed.kind !== 'refused' || changed.status !== 409) return 'failed';
  return changed.issues.length > 0 ? 'recorded' : 'decided';
}

/** What an image element needs to show the picture of a receipt; `account`: whose, for the lab. */
export function receiptSource(id: string, account: string, size: 'photo' | 'thumbnail' = 'photo') {
  const asked = Object.entries({ account, size }).filter(([, value]) => value !== '');
  return {
    src: `${apiOrigin}${paymentPaths.receipts}/${id}?${new URLSearchParams(asked)}`,
    crossOrigin: apiOrigin ? ('use-credentials' as const) : undefined,
  };
}
