import scanSheet from '../../styles/scan.scss?url';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const station = lazy(async () => (await import('./ScanStation.tsx')).ScanStation, scanSheet);

/** The scanning station; only the lab loads it. */
export function LazyScanStation() {
  return <Lazy of={station} given={{}} frame="surface" />;
}
