import { checkBroken } from '../../../domain/breakage/order-parts.ts';
import { remadeTotal } from '../../../domain/order/asked-remake.ts';
import { readShare } from '../../../domain/remakes/who-pays.ts';
import type { Check, EventFormProps, Refusal } from '../acting/acting.ts';
import { brokenWords } from './broken-words.ts';
import { LabFields } from './LabFields.tsx';
import { revertRefusal } from './RevertEffects.tsx';

/** Checks that no more pieces are reported broken than the order has; issues are at the field's path. */
const check: Check = ({ content }, { broken = [] }) =>
  checkBroken(content, broken).map((issue) => ({ ...issue, path: 'pieces' }));

/** Reads who pays when a remake is granted. */
const read: NonNullable<EventFormProps['read']> = (order, typed, { event }) => {
  if (event !== 'grantRemake') return { details: {}, issues: [] };
  const { shopPays, issues } = readShare(typed, remadeTotal(order));
  return { details: shopPays === undefined ? {} : { shopPays }, issues };
};

const refusal: Refusal = (event, issues) => {
  if (event === 'revert') return revertRefusal(issues);
  return event === 'break' ? brokenWords(issues) : undefined;
};

/** Extra props for event forms that the lab fills in. */
export const labForms = { side: 'lab', SideFields: LabFields, check, read, refusal } as const;
