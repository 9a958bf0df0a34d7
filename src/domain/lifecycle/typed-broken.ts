import { readCount } from '../typed/amount.ts';
import { eyeSides } from '../vocabulary/eye.ts';
import type { Issue } from '../vocabulary/issue.ts';
import type { BrokenPart } from './broken-part.ts';
import type { TypedDetails } from './empty-details.ts';

/** Both lenses, reported in one event. */
export const bothEyes = 'both';

/** Reads the chosen broken parts. An empty number means one piece. */
export function readBroken({ part, pieces }: Pick<TypedDetails, 'part' | 'pieces'>): {
  broken: BrokenPart[];
  issues: Issue[];
} {
  const read = readCount(pieces);
  const count = read.kind === 'count' ? read.value : 1;
  const isRead = read.kind !== 'problem' && count > 0;
  const eyes = eyeSides.filter((eye) => part === eye || part === bothEyes);
  const line = /^\d+$/.test(part) ? [Number(part)] : [];
  const broken = [...eyes, ...line].map((each) => ({ part: each, pieces: isRead ? count : 1 }));
  return { broken, issues: isRead ? [] : [{ path: 'pieces', code: 'notANumber' }] };
}
