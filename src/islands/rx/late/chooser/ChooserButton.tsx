import { useState } from 'react';
import { chooser } from '../../../../i18n/rx/late/chooser.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { Late } from '../../../base/Late.tsx';
import { late } from '../../../base/late-code.ts';

const view = late(async () => (await (await import('./parts.ts')).fetchChooser()).Chooser);

/** Opens what is turned to the customer; fetched when pressed. */
export function ChooserButton({ form }: { form: RxForm }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="chooser-open">
        <button type="button" className="btn btn-outline-primary" onClick={() => setOpen(true)}>
          <Icon name="person" />
          {say(chooser.texts.open)}
        </button>
      </p>
      {isOpen && <Late of={view} given={{ form, onClose: () => setOpen(false) }} />}
    </>
  );
}
