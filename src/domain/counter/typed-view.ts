import { viewNameLimit } from './queue-view.ts';

/** Form contents for saving a view. */
export type TypedView = { name: string };
export type ViewFault = 'required' | 'tooLong';

/** Faults by field. */
export function faultsOfView({ name }: TypedView): { name?: ViewFault } {
  const { length } = name.trim();
  if (length === 0) return { name: 'required' };
  return length > viewNameLimit ? { name: 'tooLong' } : {};
}
