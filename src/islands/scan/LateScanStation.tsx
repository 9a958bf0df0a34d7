import { type ComponentType, useEffect, useState } from 'react';
import scanSheet from '../../styles/scan.scss?url';
import { lateSheet } from '../base/late-sheet.ts';

/** The scanning station; only the lab's browser fetches it. */
export function LateScanStation() {
  const [view, setView] = useState<{ Station: ComponentType } | null>(null);
  useEffect(() => {
    let isOver = false;
    Promise.all([import('./ScanStation.tsx'), lateSheet(scanSheet)]).then(
      ([{ ScanStation }]) => !isOver && setView({ Station: ScanStation }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, []);
  return view && <view.Station />;
}
