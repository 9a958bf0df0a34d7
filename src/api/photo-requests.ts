import { type Answer, apiOrigin } from './client.ts';
import type { PhotoAnswer, Refusal } from './contract.ts';
import { actingHeader } from './paths.ts';

/** A photo to upload, and the session it is uploaded for. */
type Upload = {
  type: string;
  bytes: ArrayBuffer;
  actingAs: { accountId: string; userId: string };
};

/** Timeout, ms: what 5 MB take at 400 kbit/s, twice. */
const patience = 200_000;

/** Uploads a photo to its path; never throws. The photo's id is the idempotency key. */
export async function putPhoto(
  path: string,
  { type, bytes, actingAs }: Upload,
): Promise<Answer<PhotoAnswer>> {
  try {
    const response = await fetch(`${apiOrigin}${path}`, {
      method: 'PUT',
      headers: {
        Accept: 'application/json',
        'Content-Type': type,
        [actingHeader]: `${actingAs.accountId}/${actingAs.userId}`,
      },
      body: bytes,
      credentials: apiOrigin ? 'include' : 'same-origin',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.headers.get('Content-Type')?.includes('application/json')) {
      return { kind: 'offline' };
    }
    if (response.ok) return { kind: 'answer', value: (await response.json()) as PhotoAnswer };
    const refusal = (await response.json()) as Refusal;
    return { kind: 'refused', status: response.status, refusal };
  } catch {
    return { kind: 'offline' };
  }
}
