import { type FocusPlace, placeOf } from './focus-place.ts';
import { canFocus, focusOn, successorOf } from './focus-successor.ts';

/** Time, ms, in which a part may move the focus itself. */
const ownTime = 60;
/** Time, ms, that a control may be disabled, as while it sends, before the focus goes on. */
const disabledTime = 1000;

/** Where the focus was last; null once the reader left there. */
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
  else if (wait === ownTime && last.element.isConnected) goOn(disabledTime);
  else focusOn(successorOf(last));
}

/** After the next frames too, in which a part that manages its own focus moves it. */
function goOn(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    requestAnimationFrame(() => requestAnimationFrame(() => settle(wait)));
  }, wait);
}

/** Left while the control is still there: nothing is to be kept. */
function left({ target }: FocusEvent): void {
  setTimeout(() => {
    if (last?.element === target && isNowhere() && canFocus(last.element)) forget();
  });
}

/** Pressed elsewhere: what takes the focus there is remembered next. */
function pressedAt({ target }: PointerEvent): void {
  if (!(target instanceof Node && last?.element.contains(target))) forget();
}

/**
 * Gives the focus a place when the control that has it goes away: a deleted row, a form in place of its button, a
 * question that was answered. Without it the browser starts again at the top of the page. `pressed` is the control whose
 * press had this code fetched: it may have gone already.
 */
export function restoreLostFocus(pressed: FocusPlace | null): void {
  remember();
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', pressedAt, true);
  document.addEventListener('click', remember, true);
  document.addEventListener('focusout', left);
  document.addEventListener('astro:before-swap', forget);
  new MutationObserver(() => {
    if (last && isNowhere()) goOn(ownTime);
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  if (!pressed || canFocus(pressed.element) || !isNowhere()) return;
  last = pressed;
  goOn(ownTime);
}
