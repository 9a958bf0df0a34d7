import type * as z from 'zod/mini';
import type { labPage } from '../../domain/lab-page/lab-page.ts';
import type { ApiPath, Change } from '../api-path.ts';
import type { LabPageAnswer } from './lab-page-contract.ts';

/** Path of the lab's page. GET, for everyone; PUT, for the lab. */
export const labPagePath = '/api/lab-page' as ApiPath<{
  GET: LabPageAnswer;
  PUT: Change<z.input<typeof labPage>, LabPageAnswer>;
}>;
