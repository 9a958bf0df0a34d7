import { useState } from 'react';
import { chooser } from '../../../../i18n/rx/lazy/chooser.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { Lazy } from '../../../base/Lazy.tsx';
import { lazy } from '../../../base/lazy-code.ts';

const view = lazy(async () => (await (await import('./parts.ts')).fetchChooser()).Chooser);

/** Opens the lens comparison for the customer, which loads on click. */
export function ChooserButton({ form }: { form: RxForm }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="chooser-open">
        <Button icon="person" text={chooser.texts.open} onClick={() => setOpen(true)} />
      </p>
      {isOpen && <Lazy of={view} given={{ form, onClose: () => setOpen(false) }} />}
    </>
  );
}
