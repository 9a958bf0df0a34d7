import { common } from '../../i18n/shell/common.ts';
import { toast } from '../../stores/shell/toasts.ts';
import type { LazyCode } from './lazy-code.ts';

/** Shows a toast that something failed to load. */
export const sayNotLoaded = () => toast({ kind: 'danger', text: common.notLoaded });

/** Loads and runs code that renders nothing. If loading fails, shows a toast; the user can simply click again. */
export async function withLazy<Part>(
  code: LazyCode<Part>,
  run: (part: Part) => unknown,
): Promise<void> {
  const part = await code.fetch().catch(() => undefined);
  if (part === undefined) sayNotLoaded();
  else await run(part);
}
