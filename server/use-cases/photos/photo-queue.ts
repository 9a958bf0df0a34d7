import { WorkQueue } from '../../process/concurrency/work-queue.ts';
import { Receiving } from './receiving.ts';

const receiving = new Receiving();
/** Each has been received, and is worked on until it is stored. No client is waited for here. */
const uploads = new WorkQueue({ atOnce: 8, maxWaiting: 64, maxWaitMs: 30_000 });
/** A hostile photo takes up to some 350 MB while it is decoded, so one at a time. */
const decoding = new WorkQueue({ atOnce: 1, maxWaiting: 16, maxWaitMs: 30_000 });

/** Takes in the bytes of an upload, and hands them to the work. */
export type Upload = <T>(work: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>) => Promise<T>;

/** The upload of an account in the body of a request. It throws `Overloaded` as `Receiving` does. */
export function uploadOf(account: string, body: ReadableStream<Uint8Array> | null): Upload {
  return (work) => receiving.receive(account, body, work);
}

/** Works on a received upload when there is room. Throws `Overloaded` when too many wait, so that photos cannot fill memory. */
export function queueUpload<T>(work: () => Promise<T>): Promise<T> {
  return uploads.run(work);
}

/** Runs the decoding of one photo after the other. Throws `Overloaded` when too many wait. */
export function queueDecoding<T>(work: () => Promise<T>): Promise<T> {
  return decoding.run(work);
}
