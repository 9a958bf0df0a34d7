import type { Issue } from '../vocabulary/issue.ts';

/** Index of the change that an issue is about; −1 if it is about none. */
export const changeIndex = ({ path }: Pick<Issue, 'path'>): number =>
  Number(/^changes\.(\d+)/.exec(path)?.[1] ?? -1);
