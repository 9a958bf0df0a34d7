import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { privacy } from '../../i18n/privacy/privacy.ts';
import keptSheet from '../../styles/profile/kept-here.scss?url';
import secondFactorSheet from '../../styles/profile/second-factor.scss?url';
import { Text } from '../../ui/base/Text.tsx';
import { lateSheet } from '../base/late-sheet.ts';

type Sections = Record<'SecondFactor' | 'OwnDataFile' | 'KeptHere', ComponentType>;

async function load(): Promise<Sections> {
  const [{ SecondFactor }, { OwnDataFile }, { KeptHere }] = await Promise.all([
    import('../second-factor/SecondFactor.tsx'),
    import('./OwnDataFile.tsx'),
    import('./KeptHere.tsx'),
    lateSheet(secondFactorSheet),
    lateSheet(keptSheet),
  ]);
  return { SecondFactor, OwnDataFile, KeptHere };
}

/**
 * The second factor, the user's data and the device's, fetched once the rest of the page is there: few need them. What
 * stands below them comes with them.
 */
export function LateSections({ children }: { children: ReactNode }) {
  const [view, setView] = useState<Sections | 'failed' | null>(null);
  useEffect(() => {
    let isOver = false;
    load()
      .then((sections) => !isOver && setView(sections))
      .catch(() => !isOver && setView('failed'));
    return () => {
      isOver = true;
    };
  }, []);
  if (view && view !== 'failed') {
    return (
      <>
        <view.SecondFactor />
        <view.OwnDataFile />
        <view.KeptHere />
        {children}
      </>
    );
  }
  return (
    <>
      <p className="surface" role="status">
        <Text of={privacy.texts[view === null ? 'loading' : 'failedHint']} />
      </p>
      {view === 'failed' && children}
    </>
  );
}
