import { Overloaded } from '../../process/concurrency/work-queue.ts';
import { isDatabaseUnavailable } from './failures.ts';

/** Whether work failed only because the database was overloaded or unavailable, so that it may succeed later. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof Overloaded || (error instanceof Error && isDatabaseUnavailable(error));
