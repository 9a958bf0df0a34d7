import { type ComponentType, useEffect, useState } from 'react';
import counterSheet from '../../styles/counter.scss?url';
import { lateSheet } from '../base/late-sheet.ts';

/** The choice of one account's orders; only the lab's browser fetches it. */
export function LateAccountFilter() {
  const [view, setView] = useState<{ Filter: ComponentType } | null>(null);
  useEffect(() => {
    let isOver = false;
    Promise.all([import('./AccountFilter.tsx'), lateSheet(counterSheet)]).then(
      ([{ AccountFilter }]) => !isOver && setView({ Filter: AccountFilter }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, []);
  return view ? <view.Filter /> : <div className="filter-field" />;
}
