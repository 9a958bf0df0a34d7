import { useRef } from 'react';
import { emptyCatalogue } from '../../../../domain/catalogue/empty-catalogue.ts';
import {
  type IndividualValue,
  individualValues,
  neededValues,
} from '../../../../domain/catalogue/individual-values.ts';
import { findDesign } from '../../../../domain/catalogue/lens-availability.ts';
import { askedValues } from '../../../../domain/rx/draft/asked-values.ts';
import { $catalogue } from '../../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { useLive } from '../../../base/use-live.ts';
import { useDraft, useKnown } from '../../form/use-draft.ts';

type Asked = { value: IndividualValue; isNeeded: boolean };

/**
 * The individual values to ask for. A field that is shown stays until another design is chosen, because the user would
 * lose the focus if it disappeared when emptied.
 */
export function useIndividualValues(form: RxForm): readonly Asked[] {
  const catalogue = useLive($catalogue, null) ?? emptyCatalogue;
  const design = useDraft(form, ({ lens }) => findDesign(catalogue, lens.design) ?? null);
  const asked = useKnown(form, (known) => askedValues(known, catalogue));
  const shown = useRef({ design: design?.id, values: asked });
  const before = shown.current.design === design?.id ? shown.current.values : [];
  const values = individualValues.filter(
    (value) => asked.includes(value) || before.includes(value),
  );
  shown.current = { design: design?.id, values };
  const used: readonly IndividualValue[] = design?.individualValues ?? [];
  return values.map((value) => {
    return { value, isNeeded: neededValues.includes(value) && used.includes(value) };
  });
}
