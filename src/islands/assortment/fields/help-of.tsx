import type { Field } from '../../../domain/assortment/field.ts';
import { fieldName } from '../../../i18n/assortment/fields.ts';
import type { HelpTopic } from '../../../i18n/help/help.ts';
import { FieldHelp } from '../../help/FieldHelp.tsx';

/** Fields at which a beginner stops. */
const topics: Readonly<Record<string, HelpTopic>> = {
  tier: 'tier',
  combinedMin: 'combinedMin',
  minimumHeight: 'minimumHeight',
  corridors: 'corridors',
  individualValues: 'individualValues',
  workingDays: 'workingDays',
  breaks: 'breaks',
};

/** The help of a field of an item; null where it explains itself. */
export function helpOf(field: Field) {
  const topic = topics[field.path];
  return topic ? <FieldHelp topic={topic} of={fieldName(field)} /> : null;
}
