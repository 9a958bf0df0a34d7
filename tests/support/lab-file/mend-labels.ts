import { misnamed } from '../../../src/domain/lab-file/labels.ts';
import type { LabRecord } from '../../../src/domain/lab-format/records.ts';
import type { LabNote } from './reader.ts';

/** Corrects wrong labels, unless the right label is present too. */
export function mendLabels(records: readonly LabRecord[], notes: LabNote[]): LabRecord[] {
  const labels = new Set(records.map(({ label }) => label));
  return records.map((record) => {
    const meant = meantBy(record);
    if (meant === undefined || labels.has(meant)) return record;
    notes.push({ code: 'labMisnamed', label: record.label, params: { meant } });
    return { ...record, label: meant };
  });
}

/** Material kinds are integers; a 1.56 there is the index. */
function meantBy({ label, fields }: LabRecord): string | undefined {
  const isIndex = label === 'LMATTYPE' && fields.some((field) => /^1\.[3-9]/.test(field));
  return isIndex ? 'LIND' : misnamed.get(label);
}
