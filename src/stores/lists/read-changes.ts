import { type ApiPath, withQuery } from '../../api/api-path.ts';
import { type Answer, readApi } from '../../api/client.ts';
import { applyChanges } from '../../domain/difference/apply-changes.ts';
import type { ChangesSince } from '../../domain/difference/changes-since.ts';
import { checksum } from '../../domain/difference/checksum.ts';
import type { RevisedList } from './read-list.ts';

/** Brings the kept list up to date; reads it whole if the result is not exactly what the lab has. */
export async function readChanges<List extends RevisedList>(
  path: ApiPath<{ GET: List }>,
  kept: List,
): Promise<Answer<List>> {
  const since = new URLSearchParams({ since: kept.revision });
  // With this query, the path may answer with changes only.
  const changesPath = withQuery<{ GET: List | ChangesSince }>(path, since);
  const answer = await readApi(changesPath);
  if (answer.kind !== 'answer') return answer;
  const { value } = answer;
  if (!('check' in value)) return { kind: 'answer', value };
  const list = broughtUpToDate(kept, value);
  return list ? { kind: 'answer', value: list } : readApi(path);
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
