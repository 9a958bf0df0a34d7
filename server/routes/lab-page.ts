import type { Context } from 'hono';
import { type LabPageAnswer, labPageContract } from '../../src/api/lab-page/contract.ts';
import { comingHolidays } from '../../src/domain/lab-page/coming-holidays.ts';
import type { LabPage } from '../../src/domain/lab-page/lab-page.ts';
import { labDay } from '../../src/domain/vocabulary/lab-day.ts';
import { authorOf } from '../db/audit/author.ts';
import { readCalendar } from '../db/catalogue/read-catalogue.ts';
import { readLabPage, writeLabPage } from '../db/lab-page/lab-page.ts';
import type { AppEnv } from '../http/app-env.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { readBody } from '../http/read-body.ts';
import { respond } from '../http/respond.ts';

async function answerOf(c: Context<AppEnv>, page: LabPage | null): Promise<LabPageAnswer> {
  const calendar = await readCalendar(c.var.services.database);
  const holidays = comingHolidays(calendar, labDay(Date.now()));
  return { page, holidays };
}

/** The lab's contact details and opening hours. */
export const labPage = resource()
  .get(
    '/',
    route(labPageContract.page.GET, {
      summary: 'The lab’s contact details, location and opening hours',
      access: 'anyone',
      answers: { 200: 'The page is null until the lab has entered it.' },
      refusals: [503],
    }),
    async (c) => respond(c, await answerOf(c, await readLabPage(c.var.services.database))),
  )
  .put(
    '/',
    route(labPageContract.page.PUT, {
      summary: 'Set the lab’s contact details and opening hours; for the lab',
      access: 'lab',
      answers: { 200: 'The current page.' },
    }),
    async (c) => {
      const body = await readBody(c);
      const { signedIn, services } = c.var;
      await writeLabPage(services.database, body, authorOf(signedIn));
      return respond(c, await answerOf(c, body));
    },
  );
