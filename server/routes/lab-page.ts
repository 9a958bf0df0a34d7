import { type Context, Hono } from 'hono';
import { type LabPageAnswer, labPageAnswer } from '../../src/api/lab-page/lab-page-contract.ts';
import { comingHolidays } from '../../src/domain/lab-page/coming-holidays.ts';
import { type LabPage, labPage as labPageSchema } from '../../src/domain/lab-page/lab-page.ts';
import { labDay } from '../../src/domain/vocabulary/lab-day.ts';
import { authorOf } from '../db/audit/author.ts';
import { readCalendar } from '../db/catalogue/read-catalogue.ts';
import { readLabPage, writeLabPage } from '../db/lab-page/lab-page.ts';
import type { AppEnv } from '../http/app-env.ts';
import { route } from '../http/guards/route.ts';
import { readBody } from '../http/read-body.ts';

async function answerPage(c: Context<AppEnv>, page: LabPage | null) {
  const calendar = await readCalendar(c.var.services.database);
  const holidays = comingHolidays(calendar, labDay(Date.now()));
  return c.json({ page, holidays } satisfies LabPageAnswer);
}

/** How the lab is reached and when it is open. */
export const labPage = new Hono<AppEnv>()
  .get(
    '/',
    route({
      summary: 'How the lab is reached, where it is and when it is open',
      access: 'anyone',
      answers: {
        200: { description: 'The page is null before the lab has said.', schema: labPageAnswer },
      },
      refusals: [503],
    }),
    async (c) => answerPage(c, await readLabPage(c.var.services.database)),
  )
  .put(
    '/',
    route({
      summary: 'Write how the lab is reached; for the lab',
      access: 'lab',
      body: labPageSchema,
      answers: { 200: { description: 'As it is now.', schema: labPageAnswer } },
      refusals: [401, 403, 413, 415, 422, 503],
    }),
    async (c) => {
      const body = await readBody(c, labPageSchema);
      if (!body.ok) return body.refusal;
      const { signedIn, services } = c.var;
      await writeLabPage(services.database, body.value, authorOf(signedIn));
      return answerPage(c, body.value);
    },
  );
