import { useState } from 'react';
import { chooser } from '../../../../i18n/rx/late/chooser.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { Text } from '../../../../ui/base/Text.tsx';

type Part = Awaited<ReturnType<typeof import('./parts.ts')['fetchChooser']>>;

const { texts } = chooser;

/** Opens what is turned to the customer; fetched when pressed. */
export function ChooserButton({ form }: { form: RxForm }) {
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  const open = () =>
    import('./parts.ts')
      .then(({ fetchChooser }) => fetchChooser())
      .then(setPart)
      .catch(() => setPart('failed'));
  return (
    <>
      <p className="chooser-open">
        <button type="button" className="btn btn-outline-primary" onClick={open}>
          <Icon name="person" />
          <Text of={texts.open} />
        </button>
      </p>
      {part === 'failed' && (
        <p role="alert">
          <Text of={texts.failed} />
        </p>
      )}
      {part && part !== 'failed' && <part.Chooser form={form} onClose={() => setPart(null)} />}
    </>
  );
}
