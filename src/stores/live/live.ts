import { sentKeys } from '../../api/sent-keys.ts';
import type { OrderChange } from '../../domain/order/order-change.ts';
import type { SignedIn } from '../../domain/vocabulary/account.ts';
import { savesData } from '../browser-support/save-data.ts';
import { $acts, $changes } from '../shell/changes.ts';
import { $signedIn } from '../shell/session.ts';
import { connect } from './connection.ts';
import {
  forgetReceived,
  readMissed,
  receiveAct,
  receiveChange,
  rereadFeed,
} from './received-changes.ts';
import type { ServerEvent } from './server-events.ts';
import { canShare, type News, Tabs } from './tabs.ts';
import { wait, withJitter } from './wait.ts';

/** Time after which a hidden page stops listening, ms. */
const longestHidden = 5 * 60_000;
/** Pauses between two attempts to stream, ms. */
const [firstPause, longestPause] = [1_000, 60_000];
/** Pauses between two reads of the feed where there is no stream, ms; the second for those who save data. */
const [pollPause, sparingPause] = [45_000, 5 * 60_000];

let tabs: Tabs | undefined;
let listening: AbortController | undefined;
let user = '';
/** The id of the last event of this user that any tab received. */
let position = '';
/** When this tab last learned of a change, ms since 1970. */
let changedAt = 0;
/** Ends the current stream; undefined if this tab has not had one. */
let streaming: AbortSignal | undefined;
let hasPolled = false;
let isHiddenLong = false;
let isLeaving = false;
let hiding: ReturnType<typeof setTimeout> | undefined;

function takeNews(news: News): void {
  if (news.user !== user) return;
  if (news.kind === 'asking' && streaming?.aborted === false && position) {
    tabs?.tell({ user, kind: 'beat', id: position, changedAt });
  }
  if (news.kind === 'missed') void readMissed(news.isAnything);
  if (news.kind === 'acted') receiveAct(news.keys);
  if (news.kind === 'muted') void rereadFeed();
  if (news.kind === 'change') {
    changedAt = Date.now();
    receiveChange(news.change, news.isQuiet);
  }
  if (news.kind === 'change' || news.kind === 'beat') {
    // Another tab's stream does not repeat changes from before this page was ready.
    const isLate = news.kind === 'change' || news.changedAt > performance.timeOrigin;
    if (!position) void readMissed(isLate);
    position = news.id;
  }
}

function missed(isAnything: boolean): void {
  void readMissed(isAnything);
  tabs?.tell({ user, kind: 'missed', isAnything });
}

function takeEvent({ id, name, data }: ServerEvent): void {
  if (data) changedAt = Date.now();
  if (data && name !== 'gap') {
    const change = JSON.parse(data) as OrderChange;
    const isQuiet = name === 'quiet';
    receiveChange(change, isQuiet);
    tabs?.tell({ user, kind: 'change', id, change, isQuiet });
  } else if (id) tabs?.tell({ user, kind: 'beat', id, changedAt });
  if (name === 'gap') missed(true);
  // The page was opened offline and could not read the feed.
  else if (id && !position && !$changes.get()) void readMissed();
  position = id || position;
}

/** Streams, and reconnects after every interruption. If no stream can be opened, reads the feed between attempts. */
async function stream({ account, user: person }: SignedIn, signal: AbortSignal): Promise<void> {
  streaming = signal;
  for (let failures = 0; !signal.aborted; ) {
    const actingAs = { accountId: account.id, userId: person.id };
    const hasBegun = await connect({ actingAs, after: position }, takeEvent, signal);
    failures = hasBegun ? 0 : failures + 1;
    if (failures > 1 && !signal.aborted) missed(false);
    await wait(withJitter(Math.min(firstPause * 2 ** failures, longestPause)), signal);
  }
}

/** Polls. Without a stream, changes by colleagues are not announced, so the screen's data is reloaded with the feed. */
async function poll(isSparing: boolean, signal: AbortSignal): Promise<void> {
  if (hasPolled) void readMissed();
  hasPolled = true;
  while (!signal.aborted) {
    await wait(withJitter(isSparing ? sparingPause : pollPause), signal);
    if (!signal.aborted && !document.hidden) await readMissed(!isSparing);
  }
}

function begin(signedIn: SignedIn): void {
  listening = new AbortController();
  const { signal } = listening;
  if (savesData() || !canShare()) {
    void poll(savesData(), signal);
    return;
  }
  tabs ??= new Tabs(takeNews);
  tabs.takeTurns(user, (turn) => stream(signedIn, turn), signal);
}

function end(): void {
  listening?.abort();
  listening = undefined;
}

/** Listens while someone is signed in, the device is online and the page is visible. */
function follow(): void {
  const signedIn = $signedIn.get();
  if ((signedIn?.user.id ?? '') !== user) {
    end();
    forgetReceived();
    position = '';
    user = signedIn?.user.id ?? '';
  }
  if (!signedIn || navigator.onLine === false || isHiddenLong || isLeaving) end();
  else if (!listening) begin(signedIn);
}

function followVisibility(): void {
  clearTimeout(hiding);
  isHiddenLong = false;
  if (document.hidden) {
    hiding = setTimeout(() => {
      isHiddenLong = true;
      follow();
    }, longestHidden);
  }
  follow();
}

let hasStarted = false;

/** Starts listening for changes whenever someone is signed in. */
export function startLive(): void {
  if (hasStarted) return;
  hasStarted = true;
  $signedIn.listen(follow);
  $acts.listen(() => tabs?.tell({ user, kind: 'acted', keys: sentKeys }));
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  document.addEventListener('visibilitychange', followVisibility);
  for (const type of ['pagehide', 'pageshow']) {
    window.addEventListener(type, () => {
      isLeaving = type === 'pagehide';
      follow();
    });
  }
  followVisibility();
}
