import { uuidv7 } from 'uuidv7';
import { frameListPaths } from '../../../../src/api/frame-list/paths.ts';
import { photo } from '../../support/photos.ts';
import type { AskedRoutes, Target } from '../asking.ts';

const bytes = await photo('png', 8, 8);
const unknown = uuidv7();
const idOf = ({ owner }: Target) => (owner === 'invalid' ? 'x' : unknown);

/** The lab’s list of frames. */
export const frameListAskings: AskedRoutes = {
  'GET /api/frames': {
    access: 'lab',
    askings: [
      { asking: 'the list of frames', request: () => ({ path: frameListPaths.frames }) },
      {
        asking: 'frames after no position',
        gets: 422,
        request: () => ({ path: `${frameListPaths.frames}?after=x` }),
      },
    ],
  },
  'PUT /api/frames': {
    access: 'lab',
    askings: [
      {
        asking: 'to save no frames',
        gets: 422,
        request: () => ({ path: frameListPaths.frames, method: 'PUT', body: { frames: [] } }),
      },
    ],
  },
  'DELETE /api/frames/:id': {
    access: 'lab',
    askings: [
      {
        asking: 'to take a frame off the list that is not on it',
        finds: 'any',
        gets: 404,
        request: (target) => ({ path: frameListPaths.frame(idOf(target)), method: 'DELETE' }),
      },
    ],
  },
  'PUT /api/frames/:id/picture': {
    access: 'lab',
    askings: [
      {
        asking: 'to give a frame that is not on the list a picture',
        finds: 'any',
        gets: 404,
        request: (target) => ({
          path: frameListPaths.picture(idOf(target)),
          method: 'PUT',
          bytes,
        }),
      },
    ],
  },
  'DELETE /api/frames/:id/picture': {
    access: 'lab',
    askings: [
      {
        asking: 'to take the picture of a frame away that is not on the list',
        finds: 'any',
        gets: 404,
        request: (target) => ({ path: frameListPaths.picture(idOf(target)), method: 'DELETE' }),
      },
    ],
  },
};
