import { type FocusPlace, placeOf } from './focus-place.ts';
import { canFocus, focusOn, successorOf } from './focus-successor.ts';

/** Time, ms, that a component has to move the focus itself. */
const graceTime = 60;
/** Time, ms, that a control may be disabled, such as during a request, before the focus moves on. */
const disabledTime = 1000;

/** Where the focus was last; null if the user moved it away on purpose. */
let last: FocusPlace | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

function remember(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !isNowhere()) last = placeOf(activeElement);
}

function forget(): void {
  last = null;
}

function settle(wait: number): void {
  if (!last || !isNowhere()) return;
  if (canFocus(last.element)) last.element.focus();
  else if (wait === graceTime && last.element.isConnected) scheduleSettle(disabledTime);
  else focusOn(successorOf(last));
}

/** Also waits two more frames, in which a component that manages its own focus moves it. */
function scheduleSettle(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    requestAnimationFrame(() => requestAnimationFrame(() => settle(wait)));
  }, wait);
}

/** The user left a control that is still there, so there is nothing to restore. */
function onFocusOut({ target }: FocusEvent): void {
  setTimeout(() => {
    if (last?.element === target && isNowhere() && canFocus(last.element)) forget();
  });
}

/** The user clicked elsewhere. The control that then gets the focus is remembered next. */
function onPointerDown({ target }: PointerEvent): void {
  if (!(target instanceof Node && last?.element.contains(target))) forget();
}

/**
 * Moves the focus to a sensible place when the focused control disappears: a deleted row, a button replaced by its form,
 * an answered question. Without it the browser starts again at the top of the page. `pressed` is the control whose click
 * loaded this code. It may already be gone.
 */
export function restoreLostFocus(pressed: FocusPlace | null): void {
  remember();
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('click', remember, true);
  document.addEventListener('focusout', onFocusOut);
  document.addEventListener('astro:before-swap', forget);
  new MutationObserver(() => {
    if (last && isNowhere()) scheduleSettle(graceTime);
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  if (!pressed || canFocus(pressed.element) || !isNowhere()) return;
  last = pressed;
  scheduleSettle(graceTime);
}
