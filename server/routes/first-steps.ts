import type { Context } from 'hono';
import { type FirstStepsAnswer, firstStepsContract } from '../../src/api/first-steps/contract.ts';
import { firstSteps as steps } from '../../src/domain/first-steps/first-steps.ts';
import { authorOf } from '../db/audit/author.ts';
import { dismissFirstSteps, readFirstSteps } from '../db/first-steps/first-steps.ts';
import type { AppEnv } from '../http/app-env.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { refuse } from '../http/refuse.ts';
import { respond } from '../http/respond.ts';
import { addSample, readSampleState, removeSample } from '../sample/assortment.ts';

const answers = { 200: 'The steps that are done.' };

async function answerOf(c: Context<AppEnv>): Promise<FirstStepsAnswer> {
  const { signedIn, services } = c.var;
  const { isDismissed, ...isDone } = await readFirstSteps(services.database, signedIn.account.id);
  const sample = await readSampleState(services.database);
  return { done: steps.filter((step) => isDone[step]), isDismissed, sample };
}

/** The first steps of setting up a new lab, and the sample catalogue that shows what a lab can set up. */
export const firstSteps = resource()
  .get(
    '/',
    route(firstStepsContract.steps.GET, {
      summary: 'The first steps that a new lab has done; for the lab',
      access: 'lab',
      answers,
    }),
    async (c) => respond(c, await answerOf(c)),
  )
  .put(
    '/dismissal',
    route(firstStepsContract.dismissal.PUT, {
      summary: 'Hide the list of first steps; for the lab',
      access: 'lab',
      answers,
    }),
    async (c) => {
      await dismissFirstSteps(c.var.services.database);
      return respond(c, await answerOf(c));
    },
  )
  .put(
    '/sample',
    route(firstStepsContract.sample.PUT, {
      summary: 'Add the sample catalogue if the lab sells nothing yet; for the lab',
      access: 'lab',
      answers,
    }),
    async (c) => {
      const outcome = await addSample(c.var.services.database, authorOf(c.var.signedIn));
      if (outcome !== 'done') return refuse(c, 'invalid', outcome.issues);
      return respond(c, await answerOf(c));
    },
  )
  .delete(
    '/sample',
    route(firstStepsContract.sample.DELETE, {
      summary: 'Remove the sample catalogue while nothing refers to it; for the lab',
      access: 'lab',
      answers,
    }),
    async (c) => {
      const outcome = await removeSample(c.var.services.database, authorOf(c.var.signedIn));
      if (outcome !== 'done') return refuse(c, 'invalid', outcome.issues);
      return respond(c, await answerOf(c));
    },
  );
