import type { ReactNode } from 'react';
import { privacy } from '../../i18n/privacy/privacy.ts';
import keptSheet from '../../styles/profile/kept-here.scss?url';
import secondFactorSheet from '../../styles/profile/second-factor.scss?url';
import { say } from '../../ui/base/say.tsx';
import { NotLoaded } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLazy } from '../base/use-lazy.ts';

async function load() {
  const [{ SecondFactor }, { OwnDataFile }, { KeptHere }] = await Promise.all([
    import('../second-factor/SecondFactor.tsx'),
    import('./OwnDataFile.tsx'),
    import('./KeptHere.tsx'),
  ]);
  return { SecondFactor, OwnDataFile, KeptHere };
}

const sections = lazy(load, secondFactorSheet, keptSheet);

/**
 * The second factor, the user's data and the data on the device. Few users need them, so they load after the rest of
 * the page. The content below appears with them.
 */
export function LazySections({ children }: { children: ReactNode }) {
  const { part, hasFailed, retry } = useLazy(sections);
  if (part) {
    const { SecondFactor, OwnDataFile, KeptHere } = part.It;
    return (
      <>
        <SecondFactor />
        <OwnDataFile />
        <KeptHere />
        {children}
      </>
    );
  }
  if (hasFailed) {
    return (
      <>
        <NotLoaded onRetry={retry} frame="surface" />
        {children}
      </>
    );
  }
  return (
    <p className="surface" role="status">
      {say(privacy.texts.loading)}
    </p>
  );
}
