import { checkBroken } from '../../../domain/breakage/order-parts.ts';
import { remadeTotal } from '../../../domain/order/asked-remake.ts';
import { readShare } from '../../../domain/remakes/who-pays.ts';
import type { Check, EventFormProps, Refusal } from '../acting/acting.ts';
import { brokenWords } from './broken-words.ts';
import { LabFields } from './LabFields.tsx';
import { keptWords } from './TakingBack.tsx';

/** Whether the order has as many pieces as are said to have broken, at the path of the field. */
const check: Check = ({ content }, { broken = [] }) =>
  checkBroken(content, broken).map((issue) => ({ ...issue, path: 'pieces' }));

/** Who pays, where a remake is granted. */
const read: NonNullable<EventFormProps['read']> = (order, typed, { event }) => {
  if (event !== 'grantRemake') return { details: {}, issues: [] };
  const { shopPays, issues } = readShare(typed, remadeTotal(order));
  return { details: shopPays === undefined ? {} : { shopPays }, issues };
};

const refusal: Refusal = (event, issues) => {
  if (event === 'revert') return keptWords(issues);
  return event === 'break' ? brokenWords(issues) : undefined;
};

/** What forms of events have in addition where the lab fills them in. */
export const labForms = { side: 'lab', SideFields: LabFields, check, read, refusal } as const;
