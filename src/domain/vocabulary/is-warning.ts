import type { Issue } from './issue.ts';
import { warningCodes } from './warning-codes.ts';

/** Whether the shop can dismiss it and send the order anyway. */
export function isWarning({ code }: Issue): boolean {
  return warningCodes.some((each) => each === code);
}
