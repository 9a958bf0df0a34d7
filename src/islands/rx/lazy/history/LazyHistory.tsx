import { rx } from '../../../../i18n/rx/rx.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { say } from '../../../../ui/base/say.tsx';
import { Lazy } from '../../../base/Lazy.tsx';
import { lazy } from '../../../base/lazy-code.ts';

const history = lazy(async () => (await import('./RxHistory.tsx')).RxHistory);

/** The customer's earlier prescriptions, loaded when unfolded. */
export function LazyHistory({ form }: { form: RxForm }) {
  const coming = (
    <p className="rx-coming" role="status">
      {say(rx.texts.coming)}
    </p>
  );
  return <Lazy of={history} given={{ form }} waiting={coming} frame="rx-coming" />;
}
