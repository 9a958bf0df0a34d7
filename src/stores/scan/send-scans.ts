import { changeApi } from '../../api/client.ts';
import type { ScanAnswer, ScanRequest } from '../../api/scan/contract.ts';
import { scansPath } from '../../api/scan/paths.ts';
import { stateNames } from '../../domain/lifecycle/state-names.ts';
import { type ChangeResult, outcomeOf } from '../shell/change-own.ts';
import { noteAct } from '../shell/changes.ts';
import { $signedIn } from '../shell/session.ts';
import type { Scan, ScannedOrder, ScanResult } from './scan.ts';
import { $waitingScans, firstWaiting, settleScan } from './scans.ts';

/** Delay before sending an unanswered scan again, ms. */
const pause = 3_000;

type Sent = Extract<ChangeResult<ScanAnswer>, { kind: 'done' | 'refused' }>;

function orderOf(sent: Sent): ScannedOrder | undefined {
  if (sent.kind !== 'done' || !('order' in sent.value)) return undefined;
  const { id, account } = sent.value.order;
  return { id, account: account.id };
}

function resultOf(sent: Sent): ScanResult {
  if (sent.kind === 'done') {
    const { value } = sent;
    return { kind: value.outcome, state: 'order' in value ? value.order.state : 'shipped' };
  }
  const { code, issues } = sent;
  const state = stateNames.find((each) => each === issues[0]?.params?.state);
  if (code === 'notAllowed' && state) {
    return { kind: issues[0]?.path === 'station' ? 'stays' : 'stuck', state };
  }
  return { kind: code === 'notFound' || code === 'changed' ? code : 'failed' };
}

/** Sends one scan. Returns false if it has to be sent again later. */
async function send({ id, number, station, user }: Scan): Promise<boolean> {
  const accountId = $signedIn.get()?.account.id ?? '';
  const body: ScanRequest = { number, station };
  const actingAs = { accountId, userId: user };
  const call = { method: 'POST', body, key: id, actingAs } as const;
  const sent = await outcomeOf(await changeApi(scansPath, call));
  if (sent.kind !== 'done' && sent.kind !== 'refused') return false;
  const result = resultOf(sent);
  settleScan(id, result, orderOf(sent));
  if (result.kind === 'moved') noteAct();
  return true;
}

let isFollowed = false;
let isSending = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Sends waiting scans one at a time, oldest first, so that an order's steps arrive in sequence. */
async function sendWaiting(): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(retry);
  try {
    for (let scan = firstWaiting(); scan; scan = firstWaiting()) {
      if (await send(scan)) continue;
      if (isFollowed) retry = setTimeout(() => void sendWaiting(), pause);
      return;
    }
  } finally {
    isSending = false;
  }
}

/** Sends scans as they are made, until the returned function is called. */
export function followScans(): () => void {
  const now = () => void sendWaiting();
  isFollowed = true;
  const forget = $waitingScans.subscribe((scans) => {
    if (scans.length > 0) now();
  });
  window.addEventListener('online', now);
  return () => {
    isFollowed = false;
    forget();
    clearTimeout(retry);
    window.removeEventListener('online', now);
  };
}
