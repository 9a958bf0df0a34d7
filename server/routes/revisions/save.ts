import { hash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import {
  previewAnswer,
  restoreRequest,
  revisionRequest,
  revisionSummary,
} from '../../../src/api/revisions/contract.ts';
import { authorOf } from '../../db/audit/author.ts';
import { isRevision } from '../../db/revisions/read-revisions.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { revisionBodyOnly } from '../../http/guards/small-body-only.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { previewRevision } from '../../use-cases/revisions/preview-revision.ts';
import { restoringChanges } from '../../use-cases/revisions/restore.ts';
import { previewOf, summaryOf } from '../../use-cases/revisions/revision-answer.ts';
import { type Saving, saveRevision } from '../../use-cases/revisions/save-revision.ts';
import { numberOf, numberParameter } from './number-parameter.ts';
import { readChanges, revisionFrame } from './read-changes.ts';

/** Of a request as it was sent, by which a repeated one is known. */
const digestOf = async (c: Context<AppEnv>) =>
  hash('sha256', `${c.req.path} ${await c.req.text()}`, 'buffer');

const answers = {
  200: { description: 'The revision, also when it had been made before.', schema: revisionSummary },
};

function answerSaving(c: Context<AppEnv>, saving: Saving): Response {
  if (saving.kind === 'keyReused') return refuse(c, 'keyReused');
  if (saving.kind === 'changed') return refuse(c, 'changed', saving.issues);
  if (saving.kind === 'refused') return refuse(c, 'invalid', saving.issues);
  return c.json(summaryOf(saving.revision));
}

/** Reads the body of a save, and its changes; or the refusal to answer. */
async function readSave(c: Context<AppEnv>) {
  const body = await readBody(c, revisionFrame);
  if (!body.ok) return body;
  const { changes: sent, ...asked } = body.value;
  const read = await readChanges(sent);
  if ('issues' in read) return { ok: false as const, refusal: refuse(c, 'invalid', read.issues) };
  return { ok: true as const, asked, changes: read.changes, digest: await digestOf(c) };
}

/** How the lab edits its assortment: by revisions, each all or nothing. */
export const savedRevisions = new Hono<AppEnv>()
  .post(
    '/',
    route({
      summary: 'Change items of the lab’s assortment, as a revision; for the lab',
      access: 'lab',
      body: revisionRequest,
      answers,
      refusals: [401, 403, 409, 413, 415, 422, 503],
    }),
    revisionBodyOnly,
    async (c) => {
      const read = await readSave(c);
      if (!read.ok) return read.refusal;
      const { asked, changes, digest } = read;
      const by = authorOf(c.var.signedIn);
      const save = { ...asked, by, digest, changes: async () => changes };
      return answerSaving(c, await saveRevision(c.var.services.database, save));
    },
  )
  .post(
    '/preview',
    route({
      summary: 'What a revision would add, change and remove; writes nothing; for the lab',
      access: 'lab',
      body: revisionRequest,
      answers: { 200: { description: 'What would change.', schema: previewAnswer } },
      refusals: [401, 403, 413, 415, 422, 503],
    }),
    revisionBodyOnly,
    async (c) => {
      const read = await readSave(c);
      if (!read.ok) return read.refusal;
      const preview = await previewRevision(c.var.services.database, read.changes);
      if ('issues' in preview) return refuse(c, 'invalid', preview.issues);
      return c.json(previewOf(preview.steps));
    },
  )
  .post(
    '/:number/restore',
    route({
      summary: 'Bring items back to what they were after a revision, as a new one; for the lab',
      access: 'lab',
      parameters: [numberParameter],
      body: restoreRequest,
      answers,
      refusals: [401, 403, 404, 409, 413, 415, 422, 503],
    }),
    revisionBodyOnly,
    async (c) => {
      const number = numberOf(c);
      const body = await readBody(c, restoreRequest);
      if (!body.ok) return body.refusal;
      const { database } = c.var.services;
      if (number === null || !(await isRevision(database, number))) return refuse(c, 'notFound');
      const { items, ...asked } = body.value;
      const saving = await saveRevision(database, {
        ...asked,
        kind: 'restore',
        restored: number,
        by: authorOf(c.var.signedIn),
        digest: await digestOf(c),
        changes: (transaction) => restoringChanges(transaction, number, items),
      });
      return answerSaving(c, saving);
    },
  );
