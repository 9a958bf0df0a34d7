import { WorkQueue } from '../../process/concurrency/work-queue.ts';
import { Receiving } from './receiving.ts';

const receiving = new Receiving();
/** Uploads that have been received and are processed until they are stored. This never waits for clients. */
const uploads = new WorkQueue({ atOnce: 8, maxWaiting: 64, maxWaitMs: 30_000 });
/** Decoding a hostile photo takes up to about 350 MB, so photos are decoded one at a time. */
const decoding = new WorkQueue({ atOnce: 1, maxWaiting: 16, maxWaitMs: 30_000 });

/** Receives the bytes of an upload and passes them to `work`. */
export type Upload = <T>(work: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>) => Promise<T>;

/** An account's upload in the body of a request. Throws `Overloaded` as `Receiving` does. */
export function uploadOf(account: string, body: ReadableStream<Uint8Array> | null): Upload {
  return (work) => receiving.receive(account, body, work);
}

/**
 * Processes a received upload when there is room. Throws `Overloaded` if too many wait, so that photos cannot exhaust
 * memory.
 */
export function queueUpload<T>(work: () => Promise<T>): Promise<T> {
  return uploads.run(work);
}

/** Decodes photos one at a time. Throws `Overloaded` if too many wait. */
export function queueDecoding<T>(work: () => Promise<T>): Promise<T> {
  return decoding.run(work);
}
