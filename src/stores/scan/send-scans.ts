import { type Answer, changeApi } from '../../api/client.ts';
import type { ScanAnswer, ScanRequest } from '../../api/contract.ts';
import { paths } from '../../api/paths.ts';
import { orderState } from '../../domain/lifecycle/order-state.ts';
import { noteAct } from '../shell/changes.ts';
import { $apiReachable, $signedIn, refreshSession } from '../shell/session.ts';
import type { Scan, ScanResult } from './scan.ts';
import { $waitingScans, firstWaiting, settleScan } from './scans.ts';

/** Delay before a scan is sent again that had no answer, ms. */
const pause = 3_000;

/** Statuses that mean "try later", not "refused". */
const passing = new Set([401, 408, 425, 429]);

function resultOf(answer: Exclude<Answer<ScanAnswer>, { kind: 'offline' }>): ScanResult {
  if (answer.kind === 'answer') {
    const { outcome } = answer.value;
    return { kind: outcome, state: 'order' in answer.value ? answer.value.order.state : 'shipped' };
  }
  const { code, issues } = answer.refusal;
  const state = orderState.safeParse(issues[0]?.params?.state).data;
  if (code === 'notAllowed' && state) {
    return { kind: issues[0]?.path === 'station' ? 'stays' : 'stuck', state };
  }
  return { kind: code === 'notFound' || code === 'changed' ? code : 'failed' };
}

/** Sends one scan; false if it has to be sent again later. */
async function send({ id, number, station, user }: Scan): Promise<boolean> {
  const accountId = $signedIn.get()?.account.id ?? '';
  const body: ScanRequest = { number, station };
  const actingAs = { accountId, userId: user };
  const answer = await changeApi(paths.scans, {
    method: 'POST',
    body,
    key: id,
    actingAs,
  });
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'offline') return false;
  if (answer.kind === 'refused') {
    const { status, refusal } = answer;
    if (status === 401) $signedIn.set(null);
    if (refusal.code === 'otherSession') await refreshSession();
    if (status >= 500 || passing.has(status) || refusal.code === 'otherSession') return false;
  }
  const result = resultOf(answer);
  settleScan(id, result);
  if (result.kind === 'moved') noteAct();
  return true;
}

let isSending = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, oldest first and one at a time, so that an order's steps arrive in their order. */
async function sendWaiting(): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(retry);
  try {
    for (let scan = firstWaiting(); scan; scan = firstWaiting()) {
      if (await send(scan)) continue;
      retry = setTimeout(() => void sendWaiting(), pause);
      return;
    }
  } finally {
    isSending = false;
  }
}

/** Sends scans as they are made, until the returned function is called. */
export function followScans(): () => void {
  const now = () => void sendWaiting();
  const forget = $waitingScans.subscribe((scans) => {
    if (scans.length > 0) now();
  });
  window.addEventListener('online', now);
  return () => {
    forget();
    clearTimeout(retry);
    window.removeEventListener('online', now);
  };
}
