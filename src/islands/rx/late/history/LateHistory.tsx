import { rx } from '../../../../i18n/rx/rx.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { say } from '../../../../ui/base/say.tsx';
import { Late } from '../../../base/Late.tsx';
import { late } from '../../../base/late-code.ts';

const history = late(async () => (await import('./RxHistory.tsx')).RxHistory);

/** The customer's earlier prescriptions, fetched when unfolded. */
export function LateHistory({ form }: { form: RxForm }) {
  const coming = (
    <p className="rx-coming" role="status">
      {say(rx.texts.coming)}
    </p>
  );
  return <Late of={history} given={{ form }} waiting={coming} frame="rx-coming" />;
}
