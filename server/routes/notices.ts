import type { Context } from 'hono';
import { type NoticesAnswer, noticeContract } from '../../src/api/notices/contract.ts';
import { labDay } from '../../src/domain/vocabulary/lab-day.ts';
import { authorOf } from '../db/audit/author.ts';
import { deleteNotice, readNotices, saveNotice } from '../db/notices/notices.ts';
import type { AppEnv } from '../http/app-env.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { idParameter, pathId } from '../http/path-id.ts';
import { readBody } from '../http/read-body.ts';
import { respond } from '../http/respond.ts';

async function noticesOf(c: Context<AppEnv>): Promise<NoticesAnswer> {
  const { database } = c.var.services;
  return { notices: await readNotices(database, { day: labDay(Date.now()), ahead: true }) };
}

/** The lab's announcements to all shops, shown on their dashboards. Only the lab can write them. */
export const notices = resource()
  .put(
    '/:id',
    route(noticeContract.notice.PUT, {
      summary: 'Write or rewrite a notice to all shops; for the lab',
      access: 'lab',
      parameters: [idParameter()],
      answers: { 200: 'The notices from today on.' },
      refusals: [404],
    }),
    async (c) => {
      const id = pathId(c);
      const body = await readBody(c);
      const { signedIn, services } = c.var;
      const written = { id, ...body };
      await saveNotice(services.database, written, authorOf(signedIn));
      return respond(c, await noticesOf(c));
    },
  )
  .delete(
    '/:id',
    route(noticeContract.notice.DELETE, {
      summary: 'Delete a notice; for the lab',
      access: 'lab',
      parameters: [idParameter()],
      answers: { 200: 'The notices from today on.' },
      refusals: [404],
    }),
    async (c) => {
      const id = pathId(c);
      await deleteNotice(c.var.services.database, id, authorOf(c.var.signedIn));
      return respond(c, await noticesOf(c));
    },
  );
