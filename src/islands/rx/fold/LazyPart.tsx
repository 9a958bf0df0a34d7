import { useEffect, useState } from 'react';
import { rx } from '../../../i18n/rx/rx.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { say } from '../../../ui/base/say.tsx';
import { NotLoaded } from '../../base/Lazy.tsx';
import { focusPending } from '../form/focus.ts';
import { fetchParts, knownParts, type LazyParts } from './lazy-parts.ts';

type LazyPartProps = { form: RxForm; part: keyof LazyParts };

/** A section of the form, loaded when first shown. */
export function LazyPart({ form, part }: LazyPartProps) {
  const [parts, setParts] = useState<LazyParts | 'failed' | undefined>(knownParts);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each retry.
  useEffect(() => {
    let isOver = false;
    fetchParts()
      .then((all) => !isOver && setParts(all))
      .catch(() => !isOver && setParts('failed'));
    return () => {
      isOver = true;
    };
  }, [tries]);
  // The field to focus may have just appeared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the parts have loaded.
  useEffect(focusPending, [parts]);
  if (parts && parts !== 'failed') {
    const Part = parts[part];
    return <Part form={form} />;
  }
  if (parts === 'failed') {
    return <NotLoaded onRetry={() => setTries(tries + 1)} frame="rx-coming" />;
  }
  return (
    <p className="rx-coming" role="status">
      {say(rx.texts.coming)}
    </p>
  );
}
