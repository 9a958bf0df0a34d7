import { viewNameLimit } from './queue-view.ts';

/** What is typed to save a view. */
export type TypedView = { name: string };
export type ViewFault = 'required' | 'tooLong';

/** What is wrong with it, by the field. */
export function faultsOfView({ name }: TypedView): { name?: ViewFault } {
  const { length } = name.trim();
  if (length === 0) return { name: 'required' };
  return length > viewNameLimit ? { name: 'tooLong' } : {};
}
