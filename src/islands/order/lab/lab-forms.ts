import { checkBroken } from '../../../domain/breakage/order-parts.ts';
import type { Check, Refusal } from '../acting/acting.ts';
import { brokenWords } from './broken-words.ts';
import { LabFields } from './LabFields.tsx';
import { keptWords } from './TakingBack.tsx';

/** Whether the order has as many pieces as are said to have broken, at the path of the field. */
const check: Check = ({ content }, { broken = [] }) =>
  checkBroken(content, broken).map((issue) => ({ ...issue, path: 'pieces' }));

const refusal: Refusal = (event, issues) => {
  if (event === 'revert') return keptWords(issues);
  return event === 'break' ? brokenWords(issues) : undefined;
};

/** What forms of events have in addition where the lab fills them in. */
export const labForms = { side: 'lab', SideFields: LabFields, check, refusal } as const;
