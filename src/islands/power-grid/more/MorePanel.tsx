import { Again } from './Again.tsx';
import { Downloads } from './Downloads.tsx';
import { FilePart } from './FilePart.tsx';
import { FillUp } from './FillUp.tsx';

/** Less common actions. */
export function MorePanel() {
  return (
    <div className="surface more-panel">
      <FilePart />
      <Downloads />
      <Again />
      <FillUp />
    </div>
  );
}
