import { paymentPaths } from '../../api/ledger/payment-paths.ts';
import { putPhoto } from '../../api/photos/photo-requests.ts';
import type { TransferAsked } from '../../domain/ledger/transfer.ts';
import { transfers as words } from '../../i18n/ledger/transfers.ts';
import { deviceNames } from '../../panel/storage-keys.ts';
import { dropPhotos, findPhoto } from '../device/kept-photos.ts';
import { tabMutex } from '../device/outbox/tab-mutex.ts';
import { currentOwner } from '../device/records/owner.ts';
import { changeOwn, issuesOf, outcomeOf } from '../shell/change-own.ts';
import { toast } from '../shell/toasts.ts';
import {
  $waitingTransfers,
  dropWaiting,
  isOwn,
  keepWaiting,
  readWaiting,
  type TransferRefusal,
  type WaitingTransfer,
} from './waiting-transfers.ts';

/** `waiting`: offline or in another session; it is sent later. */
type Sending = 'done' | 'waiting' | TransferRefusal;

const maySend = (transfer: WaitingTransfer) => transfer.refusal === null && isOwn(transfer);

/** Uploads the photos of a report under their ids, so that retries are harmless. */
async function uploadPhotos({ owner, pictures }: WaitingTransfer): Promise<Sending> {
  for (const { id, ...photo } of pictures) {
    const path = `${paymentPaths.receipts}/${id}`;
    const { kind } = await outcomeOf(await putPhoto(path, { ...photo, actingAs: owner }));
    if (kind === 'refused') return 'notUploaded';
    if (kind !== 'done') return 'waiting';
  }
  return 'done';
}

async function send(transfer: WaitingTransfer): Promise<Sending> {
  const uploaded = await uploadPhotos(transfer);
  if (uploaded !== 'done') return uploaded;
  // Someone else may have signed in since, and the report would go out under their name.
  if (!maySend(transfer)) return 'waiting';
  const { id, asked } = transfer;
  const sent = await changeOwn(paymentPaths.transfers, { method: 'POST', key: id, body: asked });
  if (sent.kind === 'done') return 'done';
  if (sent.kind !== 'refused') return 'waiting';
  const isRepeated = issuesOf(sent)?.some(({ path, params }) => path === 'tracking' && params);
  return isRepeated ? 'repeated' : 'notAccepted';
}

/** Reports whose form is open and shows the result. */
const watched = new Map<string, (sending: Sending) => unknown>();

function tell(id: string, sending: Sending): void {
  const watching = watched.get(id);
  if (watching) watching(sending);
  else if (sending === 'done') toast({ kind: 'success', text: words.texts.sent });
  else if (sending !== 'waiting') toast({ kind: 'danger', text: words.texts.waitingRefused });
}

async function sendAll(): Promise<void> {
  for (const transfer of await readWaiting()) {
    if (!maySend(transfer)) continue;
    const { id } = transfer;
    const sending = await send(transfer);
    // An open form shows it at the field, and keeps the input.
    const isOver = sending === 'done' || watched.has(id);
    if (sending !== 'waiting')
      await (isOver ? dropWaiting(id) : keepWaiting({ ...transfer, refusal: sending }));
    tell(id, sending);
    if (sending === 'waiting') return;
  }
}

const takeTurn = tabMutex(deviceNames.transfers, sendAll, $waitingTransfers);

/** Average time between two tries while something waits, ms. */
const pause = 30_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends waiting reports, and retries while any remain. */
export async function flushTransfers(): Promise<void> {
  clearTimeout(timer);
  await takeTurn().catch(() => {});
  const waits = $waitingTransfers.get()?.some(maySend);
  if (waits) timer = setTimeout(() => void flushTransfers(), pause * (0.5 + Math.random()));
}

/** Stores a report on the device and sends it. Resolves once the lab has answered, or the report has to wait. */
export async function reportTransfer(id: string, asked: TransferAsked): Promise<Sending> {
  const owner = currentOwner();
  const found = await Promise.all(asked.photos.map(findPhoto));
  const photos = found.filter((each) => each !== null);
  if (!owner || photos.length < found.length) return 'notUploaded';
  const kept = photos.map((each) => ({ id: each.id, type: each.type, bytes: each.bytes }));
  const became: Sending[] = [];
  watched.set(id, (sending) => became.push(sending));
  await keepWaiting({ id, owner, asked, pictures: kept, refusal: null });
  await flushTransfers();
  watched.delete(id);
  const sending = became.at(-1) ?? 'waiting';
  if (sending === 'done' || sending === 'waiting') dropPhotos(asked.photos);
  return sending;
}
