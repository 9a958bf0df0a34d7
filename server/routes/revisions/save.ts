import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { type RevisionSummary, revisionContract } from '../../../src/api/revisions/contract.ts';
import { authorOf } from '../../db/audit/author.ts';
import { isRevision } from '../../db/revisions/read-revisions.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readBody, readBodyAs } from '../../http/read-body.ts';
import { refuse, refusing } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { previewRevision } from '../../use-cases/revisions/preview-revision.ts';
import { restoringChanges } from '../../use-cases/revisions/restore.ts';
import { previewOf, summaryOf } from '../../use-cases/revisions/revision-answer.ts';
import { type Saving, saveRevision } from '../../use-cases/revisions/save-revision.ts';
import { numberOf, numberParameter } from './number-parameter.ts';
import { readChanges, revisionFrame } from './read-changes.ts';

/** Digest of a request, to recognise repeats. */
const digestOf = async (c: Context<AppEnv>) =>
  hash('sha256', `${c.req.path} ${await c.req.text()}`, 'buffer');

const answers = { 200: 'The revision, even if it already existed.' };

function summaryOfSaved(c: Context<AppEnv>, saving: Saving): RevisionSummary {
  if (saving.kind === 'keyReused') throw refusing(c, 'keyReused');
  if (saving.kind === 'changed') throw refusing(c, 'changed', saving.issues);
  if (saving.kind === 'refused') throw refusing(c, 'invalid', saving.issues);
  return summaryOf(saving.revision);
}

/** Reads the body of a save and parses its changes. Throws a refusal. */
async function readSave(c: Context<AppEnv>) {
  const { changes: sent, ...asked } = await readBodyAs(c, revisionFrame);
  const read = await readChanges(sent);
  if ('issues' in read) throw refusing(c, 'invalid', read.issues);
  return { asked, changes: read.changes, digest: await digestOf(c) };
}

/** Edits of the lab's assortment, as revisions, each of which is saved entirely or not at all. */
export const savedRevisions = resource()
  .post(
    '/',
    route(revisionContract.all.POST, {
      summary: 'Change items of the lab’s assortment, as a revision; for the lab',
      access: 'lab',
      limit: 'revision',
      answers,
    }),
    async (c) => {
      const { asked, changes, digest } = await readSave(c);
      const by = authorOf(c.var.signedIn);
      const save = { ...asked, by, digest, changes: async () => changes };
      const saving = await saveRevision(c.var.services.database, save);
      return respond(c, summaryOfSaved(c, saving));
    },
  )
  .post(
    '/preview',
    route(revisionContract.preview.POST, {
      summary: 'Preview what a revision would add, change and remove; for the lab',
      access: 'lab',
      limit: 'revision',
      answers: { 200: 'What would change.' },
    }),
    async (c) => {
      const { changes } = await readSave(c);
      const preview = await previewRevision(c.var.services.database, changes);
      if ('issues' in preview) return refuse(c, 'invalid', preview.issues);
      return respond(c, previewOf(preview.steps));
    },
  )
  .post(
    '/:number/restore',
    route(revisionContract.restore.POST, {
      summary: 'Restore items to their state after a revision, as a new revision; for the lab',
      access: 'lab',
      parameters: [numberParameter],
      limit: 'revision',
      answers,
      refusals: [404],
    }),
    async (c) => {
      const number = numberOf(c);
      const body = await readBody(c);
      const { database } = c.var.services;
      if (number === null || !(await isRevision(database, number))) return refuse(c, 'notFound');
      const { items, ...asked } = body;
      const saving = await saveRevision(database, {
        ...asked,
        kind: 'restore',
        restored: number,
        by: authorOf(c.var.signedIn),
        digest: await digestOf(c),
        changes: (transaction) => restoringChanges(transaction, number, items),
      });
      return respond(c, summaryOfSaved(c, saving));
    },
  );
