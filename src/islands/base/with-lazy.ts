import { common } from '../../i18n/shell/common.ts';
import { toast } from '../../stores/shell/toasts.ts';
import type { LazyCode } from './lazy-code.ts';

/** Says in passing that something was not fetched. */
export const sayNotLoaded = () => toast({ kind: 'danger', text: common.notLoaded });

/** Fetches code that draws nothing and runs it; says so where it cannot be fetched, and pressing again tries again. */
export async function withLazy<Part>(
  code: LazyCode<Part>,
  run: (part: Part) => unknown,
): Promise<void> {
  const part = await code.fetch().catch(() => undefined);
  if (part === undefined) sayNotLoaded();
  else await run(part);
}
