import { chooseAskedDesign } from '../../../stores/rx/asked-design.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { focusField } from '../form/focus.ts';

/** Chooses the design named in the page's address and, if the order was already begun, focuses the next step. */
export async function applyAskedDesign(form: RxForm): Promise<void> {
  const next = await chooseAskedDesign(form);
  if (next) focusField(next);
}
