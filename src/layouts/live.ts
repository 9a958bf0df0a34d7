import { navigate } from 'astro:transitions/client';
import { controls, type FocusPlace, placeOf } from '../islands/base/focus-place.ts';
import { savesData } from '../stores/browser-support/save-data.ts';
import { followOutbox } from '../stores/device/outbox/outbox-look.ts';
import { bindDocument } from '../stores/shell/document.ts';
import { forgetLeavingAccount } from '../stores/shell/forget-account.ts';
import { redirectPath } from '../stores/shell/guard.ts';
import { followNavigation } from '../stores/shell/navigation.ts';
import { $isLoggedIn, resumeSession } from '../stores/shell/session.ts';
import { handleEarlyClicks } from './early-clicks.ts';
import { cachePages } from './page-cache.ts';
import { prefetchLinks } from './prefetch.ts';
import { restoreScroll } from './scroll-restoration.ts';
import { swapInsideShell } from './swap-page.ts';

function guard(): void {
  const instead = redirectPath();
  if (instead) void navigate(instead, { history: 'replace' });
}

/** The page works without it, and the next page retries. */
async function fetchFocus(control: FocusPlace | null): Promise<void> {
  const late = await import('../islands/base/focus-restoration.ts').catch(() => undefined);
  late?.restoreLostFocus(control);
}

/** Loads focus restoration at the first click or key; until then, no focused control can disappear. */
function loadFocusOnUse(): void {
  const use = new AbortController();
  const fetchOnce = ({ target }: Event) => {
    use.abort();
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    // The event's effects may remove the control before the code has loaded.
    void fetchFocus(control && placeOf(control));
  };
  for (const kind of ['pointerdown', 'keydown']) {
    document.addEventListener(kind, fetchOnce, { signal: use.signal, capture: true });
  }
}

bindDocument();
forgetLeavingAccount();
handleEarlyClicks();
prefetchLinks();
loadFocusOnUse();
followNavigation();
restoreScroll();
document.addEventListener('astro:before-preparation', cachePages);
document.addEventListener('astro:before-swap', swapInsideShell);
document.addEventListener('astro:page-load', guard);
void resumeSession().then(() => followOutbox(() => import('../stores/ledger/send-transfers.ts')));

// The page and its data get the bandwidth first.
function whenIdle(): void {
  setTimeout(() => void fetchKeep(), 2000);
  $isLoggedIn.subscribe((isLoggedIn) => {
    if (isLoggedIn) setTimeout(() => void fetchLive(), 3000);
  });
}

/** The page works without it, as without `fetchLive`. */
async function fetchKeep(): Promise<void> {
  const late = await import('./keep.ts').catch(() => undefined);
  await late?.keep(savesData());
}

/** The page works without it, and the next page retries. */
async function fetchLive(): Promise<void> {
  const live = await import('../stores/live/live.ts').catch(() => undefined);
  live?.startLive();
}

if (document.readyState === 'complete') {
  whenIdle();
  // The router listens to the window's load event, which fired before these scripts ran.
  setTimeout(() => document.dispatchEvent(new Event('astro:page-load')));
} else window.addEventListener('load', whenIdle);
