import { openCatalogue } from '../../../stores/assortment/address.ts';
import { RevisionList } from './RevisionList.tsx';
import { RevisionView } from './RevisionView.tsx';

/** What was changed, by whom and when; `revision` is the one that is open. */
export function History({ revision }: { revision: number | null }) {
  if (revision === null) return <RevisionList />;
  return <RevisionView number={revision} onClose={() => openCatalogue('history')} />;
}
