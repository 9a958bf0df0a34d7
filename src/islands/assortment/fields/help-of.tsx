import type { Field } from '../../../domain/assortment/field.ts';
import { fieldName } from '../../../i18n/assortment/fields.ts';
import type { HelpTopic } from '../../../i18n/help/help.ts';
import { FieldHelp } from '../../help/FieldHelp.tsx';

/** Fields that a beginner may not understand. */
const topics: Readonly<Record<string, HelpTopic>> = {
  tier: 'tier',
  combinedMin: 'combinedMin',
  minimumHeight: 'minimumHeight',
  corridors: 'corridors',
  individualValues: 'individualValues',
  workingDays: 'workingDays',
  breaks: 'breaks',
};

/** Help for a field of an item, or null if it needs none. */
export function helpOf(field: Field) {
  const topic = topics[field.path];
  return topic ? <FieldHelp topic={topic} of={fieldName(field)} /> : null;
}
