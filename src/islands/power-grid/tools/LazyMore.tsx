import { gridMore } from '../../../i18n/power-grid/grid-more.ts';
import moreSheet from '../../../styles/power-grid-more.scss?url';
import { say } from '../../../ui/base/say.tsx';
import { Lazy } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';

const panel = lazy(async () => (await import('../more/MorePanel.tsx')).MorePanel, moreSheet);

/** Files and repeats, loaded when first opened. */
export function LazyMore() {
  const loading = <p role="status">{say(gridMore.texts.loading)}</p>;
  return <Lazy of={panel} given={{}} waiting={loading} />;
}
