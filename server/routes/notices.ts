import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type NoticesAnswer, noticesAnswer } from '../../src/api/notification-contract.ts';
import { noticeContent } from '../../src/domain/notices/notice.ts';
import { labDay } from '../../src/domain/vocabulary/lab-day.ts';
import { authorOf } from '../db/audit/author.ts';
import { deleteNotice, readNotices, saveNotice } from '../db/notices/notices.ts';
import type { AppEnv } from '../http/app-env.ts';
import { route } from '../http/guards/route.ts';
import { readBody } from '../http/read-body.ts';
import { refuse } from '../http/refuse.ts';

const uuid = z.uuid();
const idParameter = {
  in: 'path',
  name: 'id',
  required: true,
  schema: { type: 'string', format: 'uuid' },
} as const;

async function noticesOf(c: Context<AppEnv>): Promise<NoticesAnswer> {
  const { database } = c.var.services;
  return { notices: await readNotices(database, { day: labDay(Date.now()), ahead: true }) };
}

/** The lab's announcements to all shops on their dashboards. Written by the lab only. */
export const notices = new Hono<AppEnv>()
  .put(
    '/:id',
    route({
      summary: 'Write a notice to all shops, or write it anew; for the lab',
      access: 'lab',
      parameters: [idParameter],
      body: noticeContent,
      answers: { 200: { description: 'The notices from today on.', schema: noticesAnswer } },
      refusals: [401, 403, 404, 413, 415, 422, 503],
    }),
    async (c) => {
      const id = uuid.safeParse(c.req.param('id'));
      if (!id.success) return refuse(c, 'notFound');
      const body = await readBody(c, noticeContent);
      if (!body.ok) return body.refusal;
      const { signedIn, services } = c.var;
      const written = { id: id.data, ...body.value };
      await saveNotice(services.database, written, authorOf(signedIn));
      return c.json(await noticesOf(c));
    },
  )
  .delete(
    '/:id',
    route({
      summary: 'Delete a notice; for the lab',
      access: 'lab',
      parameters: [idParameter],
      answers: { 200: { description: 'The notices from today on.', schema: noticesAnswer } },
      refusals: [401, 403, 404, 503],
    }),
    async (c) => {
      const id = uuid.safeParse(c.req.param('id'));
      if (!id.success) return refuse(c, 'notFound');
      await deleteNotice(c.var.services.database, id.data, authorOf(c.var.signedIn));
      return c.json(await noticesOf(c));
    },
  );
