import { common } from '../../i18n/shell/common.ts';
import { toast } from '../../stores/shell/toasts.ts';

/** Shows a toast if an action rejects, and rejects too, so that the console names the fault. */
export const sayIfFailed = <T>(action: Promise<T>): Promise<T> =>
  action.catch((fault: unknown) => {
    toast({ kind: 'danger', text: common.failed });
    throw fault;
  });
