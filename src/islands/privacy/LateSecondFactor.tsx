import { type ComponentType, useEffect, useState } from 'react';
import { privacy } from '../../i18n/privacy/privacy.ts';
import secondFactorSheet from '../../styles/profile/second-factor.scss?url';
import { Text } from '../../ui/base/Text.tsx';
import { lateSheet } from '../base/late-sheet.ts';

async function load(): Promise<ComponentType> {
  const [{ SecondFactor }] = await Promise.all([
    import('../second-factor/SecondFactor.tsx'),
    lateSheet(secondFactorSheet),
  ]);
  return SecondFactor;
}

/** The second factor, fetched once the rest of the page is there: few change it. */
export function LateSecondFactor() {
  const [view, setView] = useState<{ Section: ComponentType } | 'failed' | null>(null);
  useEffect(() => {
    let isOver = false;
    load()
      .then((Section) => !isOver && setView({ Section }))
      .catch(() => !isOver && setView('failed'));
    return () => {
      isOver = true;
    };
  }, []);
  if (view && view !== 'failed') return <view.Section />;
  return (
    <p className="surface" role="status">
      <Text of={privacy.texts[view === null ? 'loading' : 'failedHint']} />
    </p>
  );
}
