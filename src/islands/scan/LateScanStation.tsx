import scanSheet from '../../styles/scan.scss?url';
import { Late } from '../base/Late.tsx';
import { late } from '../base/late-code.ts';

const station = late(async () => (await import('./ScanStation.tsx')).ScanStation, scanSheet);

/** The scanning station; only the lab's browser fetches it. */
export function LateScanStation() {
  return <Late of={station} given={{}} frame="surface" />;
}
