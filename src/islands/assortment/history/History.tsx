import { openCatalogue } from '../../../stores/assortment/address.ts';
import { RevisionList } from './RevisionList.tsx';
import { RevisionView } from './RevisionView.tsx';

/** Who changed what and when. `revision` is the number of the open revision; null shows the list. */
export function History({ revision }: { revision: number | null }) {
  if (revision === null) return <RevisionList />;
  return <RevisionView number={revision} onClose={() => openCatalogue('history')} />;
}
