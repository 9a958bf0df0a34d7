import { type ComponentType, useEffect, useState } from 'react';
import { gridMore } from '../../../i18n/power-grid/grid-more.ts';
import moreSheet from '../../../styles/power-grid-more.scss?url';
import { Text } from '../../../ui/base/Text.tsx';
import { lateSheet } from '../../base/late-sheet.ts';

const { texts } = gridMore;

async function load(): Promise<ComponentType> {
  const [{ MorePanel }] = await Promise.all([
    import('../more/MorePanel.tsx'),
    lateSheet(moreSheet),
  ]);
  return MorePanel;
}

/** Files and repeats, loaded when first opened. */
export function LateMore() {
  const [view, setView] = useState<{ Panel: ComponentType } | 'failed' | null>(null);
  useEffect(() => {
    let isOver = false;
    load()
      .then((Panel) => !isOver && setView({ Panel }))
      .catch(() => !isOver && setView('failed'));
    return () => {
      isOver = true;
    };
  }, []);
  if (view && view !== 'failed') return <view.Panel />;
  return (
    <p role="status">
      <Text of={view === null ? texts.loading : texts.failed} />
    </p>
  );
}
