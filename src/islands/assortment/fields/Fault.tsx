import { useStore } from '@nanostores/react';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { faultText } from '../../../i18n/assortment/faults.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';

/** What is wrong with a field, next to it. */
export function Fault({ id, issue }: { id: string; issue: Issue | undefined }) {
  const nameOf = useStore($nameOf);
  return issue ? <FieldMessage id={id} text={faultText(issue, nameOf)} /> : null;
}
