import {
  type FramesRequest,
  frameListContract,
  framesQuery,
  mostFrames,
} from '../../../src/api/frame-list/contract.ts';
import { frameKey } from '../../../src/domain/frame/last-frames.ts';
import { isEdBelowBox } from '../../../src/domain/frame-list/ed-fault.ts';
import { searchWords } from '../../../src/domain/typed/search-words.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { searchLimit } from '../../../src/domain/vocabulary/search-limit.ts';
import { authorOf } from '../../db/audit/author.ts';
import { readFrames } from '../../db/frame-list/read-frames.ts';
import {
  removeFrame,
  saveFrames,
  setFramePicture,
  TakenNames,
} from '../../db/frame-list/write-frames.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { isTextKey, readCursor, writeCursor } from '../../http/key-cursor.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { readQuery } from '../../http/read-query.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { queueDecoding, queueUpload, uploadOf } from '../../use-cases/photos/photo-queue.ts';
import { rebuildPicture } from '../../use-cases/photos/rebuild-picture.ts';

const defaultLimit = 50;

/** A request must not repeat an id or a name, and an ED must not be smaller than the box. */
function issuesOf({ frames }: FramesRequest): Issue[] {
  const seen = new Set<string>();
  return frames.flatMap(({ id, entry }, index): Issue[] => {
    const marks = [id, frameKey(entry)];
    const isRepeated = marks.some((mark) => seen.has(mark));
    for (const mark of marks) seen.add(mark);
    if (isRepeated) return [{ path: `frames.${index}.entry.model`, code: 'repeatedLine' }];
    return isEdBelowBox(entry) ? [{ path: `frames.${index}.entry.ed`, code: 'edBelowBox' }] : [];
  });
}

/** The lab’s list of frames. */
export const frameList = resource()
  .get(
    '/',
    route(frameListContract.frames.GET, {
      summary: 'Frames in the lab’s list that match a text, a page at a time; for the lab',
      access: 'lab',
      parameters: [
        inQuery(
          'text',
          { type: 'string', maxLength: searchLimit },
          'Beginnings of words of the frame, in any spelling.',
        ),
        inQuery('after', { type: 'string' }, '`next` of the previous page.'),
        inQuery(
          'limit',
          { type: 'integer', minimum: 1, maximum: mostFrames, default: defaultLimit },
          'Frames per page.',
        ),
      ],
      answers: { 200: 'By brand, model and size.' },
      refusals: [422],
    }),
    async (c) => {
      const asked = readQuery(c, framesQuery);
      const { text = '', limit = defaultLimit } = asked;
      const after = asked.after === undefined ? undefined : readCursor(asked.after, isTextKey);
      if (asked.after !== undefined && !after) {
        return refuse(c, 'invalid', [{ path: 'after', code: 'invalid' }]);
      }
      const size = Number(limit);
      // Read one more to know whether there is a next page.
      const page = { words: searchWords(text), after, limit: size + 1 };
      const found = await readFrames(c.var.services.database, page);
      const shown = found.slice(0, size);
      const last = found.length > size ? shown.at(-1) : undefined;
      const next = last ? writeCursor({ key: last.key, id: last.frame.id }) : null;
      return respond(c, { frames: shown.map(({ frame }) => frame), next });
    },
  )
  .put(
    '/',
    route(frameListContract.frames.PUT, {
      summary: 'Add or change frames in the list, all or none; for the lab',
      access: 'lab',
      limit: 'bulk',
      answers: { 200: 'Saved.' },
    }),
    async (c) => {
      const { frames } = await readBody(c);
      const issues = issuesOf({ frames });
      if (issues.length > 0) return refuse(c, 'invalid', issues);
      const { services, signedIn } = c.var;
      try {
        return respond(c, await saveFrames(services.database, frames, authorOf(signedIn)));
      } catch (error) {
        if (!(error instanceof TakenNames)) throw error;
        const taken = frames.flatMap(({ id }, index): Issue[] =>
          error.ids.has(id)
            ? [{ path: `frames.${index}.entry.model`, code: 'invalid', params: { fault: 'taken' } }]
            : [],
        );
        return refuse(c, 'invalid', taken);
      }
    },
  )
  .delete(
    '/:id',
    route(frameListContract.frame.DELETE, {
      summary: 'Remove a frame from the list; for the lab',
      access: 'lab',
      parameters: [idParameter()],
      answers: { 204: 'Removed.' },
      refusals: [404],
    }),
    async (c) => {
      const { services, signedIn } = c.var;
      const isRemoved = await removeFrame(services.database, pathId(c), authorOf(signedIn));
      return isRemoved ? c.body(null, 204) : refuse(c, 'notFound');
    },
  )
  .put(
    '/:id/picture',
    route(frameListContract.picture.PUT, {
      summary: 'Set the picture of a frame in the list; for the lab',
      access: 'lab',
      parameters: [idParameter()],
      limit: 'picture',
      answers: { 200: 'Stored, rebuilt from its pixels.' },
      refusals: [404],
    }),
    async (c) => {
      const { services, signedIn } = c.var;
      const id = pathId(c);
      const upload = uploadOf(signedIn.account.id, c.req.raw.body);
      const picture = await upload((sent) =>
        queueUpload(() => queueDecoding(() => rebuildPicture(sent))),
      );
      if (!picture) return refuse(c, 'invalid', [{ path: 'picture', code: 'invalid' }]);
      const given = { id, picture, by: authorOf(signedIn) };
      const isGiven = await setFramePicture(services.database, given);
      return isGiven ? respond(c, { hash: picture.hash }) : refuse(c, 'notFound');
    },
  )
  .delete(
    '/:id/picture',
    route(frameListContract.picture.DELETE, {
      summary: 'Remove the picture of a frame; for the lab',
      access: 'lab',
      parameters: [idParameter()],
      answers: { 204: 'The frame has no picture.' },
      refusals: [404],
    }),
    async (c) => {
      const { services, signedIn } = c.var;
      const given = { id: pathId(c), picture: null, by: authorOf(signedIn) };
      const isThere = await setFramePicture(services.database, given);
      return isThere ? c.body(null, 204) : refuse(c, 'notFound');
    },
  );
