import { atom } from 'nanostores';

/** Whether a shop's list has its tools: saved filters, boxes to select orders, heads that sort. */
export const $hasListTools = atom(false);

export function toggleListTools(): void {
  $hasListTools.set(!$hasListTools.get());
}
