import { photoLimits } from '../../domain/photos/photo-limits.ts';
import { type Answer, apiOrigin } from '../client.ts';
import { actingHeader } from '../headers.ts';
import type { Refusal } from '../refusal.ts';
import type { PhotoAnswer, PhotoPartAnswer } from './contract.ts';

/** A photo to upload, or a part of one, and the session it is uploaded for. */
type Upload = {
  type: string;
  bytes: ArrayBuffer;
  /** `Content-Range` of a part. */
  range?: string | undefined;
  actingAs: { accountId: string; userId: string };
};

/** Timeout of a request, ms: four times what its bytes take at 40 kbit/s, at least that of a part. */
const patienceFor = (bytes: number): number => 100_000 * Math.max(1, bytes / photoLimits.part);

/** Uploads a photo or a part to its path; never throws. The photo's id is the idempotency key. */
export async function putPhoto(
  path: string,
  { type, bytes, range, actingAs }: Upload,
): Promise<Answer<PhotoAnswer | PhotoPartAnswer>> {
  try {
    const response = await fetch(`${apiOrigin}${path}`, {
      method: 'PUT',
      headers: {
        Accept: 'application/json',
        'Content-Type': type,
        ...(range && { 'Content-Range': range }),
        [actingHeader]: `${actingAs.accountId}/${actingAs.userId}`,
      },
      body: bytes,
      credentials: apiOrigin ? 'include' : 'same-origin',
      signal: AbortSignal.timeout(patienceFor(bytes.byteLength)),
    });
    if (!response.headers.get('Content-Type')?.includes('application/json')) {
      return { kind: 'offline' };
    }
    if (response.ok) return { kind: 'answer', value: await response.json() };
    const refusal = (await response.json()) as Refusal;
    return { kind: 'refused', status: response.status, refusal };
  } catch {
    return { kind: 'offline' };
  }
}
