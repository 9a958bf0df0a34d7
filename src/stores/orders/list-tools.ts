import { atom } from 'nanostores';

/** Whether a shop's list shows its tools: saved filters, checkboxes to select orders and sortable headings. */
export const $hasListTools = atom(false);

export function toggleListTools(): void {
  $hasListTools.set(!$hasListTools.get());
}
