import { gridMore } from '../../../i18n/power-grid/grid-more.ts';
import moreSheet from '../../../styles/power-grid-more.scss?url';
import { say } from '../../../ui/base/say.tsx';
import { Late } from '../../base/Late.tsx';
import { late } from '../../base/late-code.ts';

const panel = late(async () => (await import('../more/MorePanel.tsx')).MorePanel, moreSheet);

/** Files and repeats, loaded when first opened. */
export function LateMore() {
  const loading = <p role="status">{say(gridMore.texts.loading)}</p>;
  return <Late of={panel} given={{}} waiting={loading} />;
}
