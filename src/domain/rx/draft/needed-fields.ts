import { lensKinds } from '../../catalogue/lens-choices.ts';
import type { EyeField } from '../../optics/eye-fields.ts';
import type { KnownNumber } from '../known-number.ts';
import type { KnownEye } from '../known-rx.ts';
import { lensUses } from '../lens-uses.ts';
import { checkEye, type EyeContext } from '../rules/eye-rules.ts';
import { emptyRxDraft, type RxDraft } from './draft.ts';
import { readEye } from './read-eye.ts';

const blank: KnownEye = readEye(emptyRxDraft().right);

/** Choices outside the table that decide which fields are required. */
export type NeedsContext = Pick<RxDraft, 'job' | 'use'> & { readonly kind: string };

function contextOf({ kind, use, job }: NeedsContext): EyeContext {
  return {
    kind: lensKinds.find((each) => each === kind),
    design: undefined,
    variant: undefined,
    use: lensUses.find((each) => each === use) ?? null,
    job,
  };
}

/** Whether a field is required, given the cylinder in its row and the choices so far. */
export function isNeeded(field: EyeField, cylinder: KnownNumber, given: NeedsContext): boolean {
  const eye = { ...blank, cylinder };
  return checkEye('right', eye, contextOf(given)).some(
    ({ path, code }) => path === `right.${field}` && code.endsWith('Missing'),
  );
}

/** Whether the chosen lens can have a value in the field; single vision for distance, for example, has no addition. */
export function isTaken(
  field: EyeField,
  { kind, use }: Pick<NeedsContext, 'kind' | 'use'>,
): boolean {
  const given = contextOf({ kind, use, job: 'uncut' });
  return !checkEye('right', { ...blank, add: 200, centreHeight: 200 }, given).some(
    ({ path, code }) =>
      path === `right.${field}` && (code === 'addWithoutNear' || code === 'singleVisionOnly'),
  );
}
