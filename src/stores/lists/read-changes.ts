import { type Answer, callApi } from '../../api/client.ts';
import { applyChanges } from '../../domain/difference/apply-changes.ts';
import type { ChangesSince } from '../../domain/difference/changes-since.ts';
import { checksum } from '../../domain/difference/checksum.ts';
import type { RevisedList } from './read-list.ts';

/** Brings the kept list up to date; reads it whole if the result is not exactly what the lab has. */
export async function readChanges<List extends RevisedList>(
  path: string,
  kept: List,
): Promise<Answer<List>> {
  const since = encodeURIComponent(kept.revision);
  const answer = await callApi<List | ChangesSince>(
    `${path}${path.includes('?') ? '&' : '?'}since=${since}`,
  );
  if (answer.kind !== 'answer') return answer;
  const { value } = answer;
  if (!('check' in value)) return { kind: 'answer', value };
  const list = broughtUpToDate(kept, value);
  return list ? { kind: 'answer', value: list } : callApi<List>(path);
}

function broughtUpToDate<List extends RevisedList>(
  kept: List,
  { since, changes, check }: ChangesSince,
): List | undefined {
  if (since !== kept.revision) return undefined;
  try {
    const list = changes.length > 0 ? (applyChanges(kept, changes) as List) : kept;
    return checksum(list) === check ? list : undefined;
  } catch {
    return undefined;
  }
}
