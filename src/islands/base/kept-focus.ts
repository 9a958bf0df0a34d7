import { canFocus, type FocusPlace, focusOn, placeOf, successorOf } from './focus-place.ts';

/** Time, ms, in which a part may give the focus a place of its own. */
const ownTime = 60;
/** Time, ms, that a control may be disabled, as while it sends, before the focus goes on. */
const disabledTime = 1000;

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Gives the focus a place when the control that has it goes away: a deleted row, a form in place of its button, a
 * question that was answered. Without it the browser starts again at the top of the page.
 */
export function keepFocus(): void {
  let last: FocusPlace | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function remember(): void {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !isNowhere()) last = placeOf(activeElement);
  }

  function goOn(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!last || !isNowhere()) return;
      if (canFocus(last.element)) return last.element.focus();
      if (wait === ownTime && last.element.isConnected) return goOn(disabledTime);
      focusOn(successorOf(last));
    }, wait);
  }

  /** Left by the reader, a press beside it among them: the control is still there. */
  function leave({ target }: FocusEvent): void {
    const { element } = last ?? {};
    setTimeout(() => {
      if (
        element === target &&
        last?.element === element &&
        isNowhere() &&
        canFocus(last.element)
      ) {
        last = null;
      }
    });
  }

  document.addEventListener('focusin', remember);
  document.addEventListener('click', remember, true);
  document.addEventListener('focusout', leave);
  document.addEventListener('astro:before-swap', () => {
    last = null;
  });
  new MutationObserver(() => {
    if (last && isNowhere()) goOn(ownTime);
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
}
