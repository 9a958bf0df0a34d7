import { type ComponentType, useEffect, useState } from 'react';
import { rx } from '../../../../i18n/rx/rx.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { Text } from '../../../../ui/base/Text.tsx';

type View = { RxHistory: ComponentType<{ form: RxForm }> };

/** The customer's earlier prescriptions, fetched when unfolded. */
export function LateHistory({ form }: { form: RxForm }) {
  const [view, setView] = useState<View | 'failed' | null>(null);
  useEffect(() => {
    let isOver = false;
    import('./RxHistory.tsx')
      .then(({ RxHistory }) => !isOver && setView({ RxHistory }))
      .catch(() => !isOver && setView('failed'));
    return () => {
      isOver = true;
    };
  }, []);
  if (view && view !== 'failed') return <view.RxHistory form={form} />;
  return (
    <p className="rx-coming" role="status">
      <Text of={view ? rx.texts.partNotFetched : rx.texts.coming} />
    </p>
  );
}
