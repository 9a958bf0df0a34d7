import { chooseAskedDesign } from '../../../stores/rx/asked-design.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { focusField } from '../form/focus.ts';

/** Chooses the design that was found, and goes to the next step of an order that was begun. */
export async function takeAskedDesign(form: RxForm): Promise<void> {
  const next = await chooseAskedDesign(form);
  if (next) focusField(next);
}
