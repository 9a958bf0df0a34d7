import * as z from 'zod/mini';
import { labPage } from '../../domain/lab-page/lab-page.ts';

/** What the lab tells about itself; null before it has said anything. */
export const labPageAnswer = z.strictObject({ page: z.nullable(labPage) });
export type LabPageAnswer = z.infer<typeof labPageAnswer>;
