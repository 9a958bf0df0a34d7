import { uuidv7 } from 'uuidv7';
import { counterPaths } from '../../../../src/api/counter/paths.ts';
import type { AskedRoutes } from '../asking.ts';

const keyed = (key: string) => ({ 'Idempotency-Key': key });
/** Matches no orders, so that the tests of other routes do not find their orders moved. */
const none = { state: 'remake', to: '2000-01-01' };

/** Views of the list, and moves of many orders. */
export const counterAskings: AskedRoutes = {
  'GET /api/counter/views': {
    access: 'signedIn',
    askings: [{ asking: 'the views of the list', request: () => ({ path: counterPaths.views }) }],
  },
  'PUT /api/counter/views/:id': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to save a view',
        invalid: 404,
        finds: 'any',
        request: ({ owner }) => ({
          path: counterPaths.view(owner === 'invalid' ? 'x' : uuidv7()),
          method: 'PUT',
          body: { name: 'View', filter: none },
        }),
      },
    ],
  },
  'DELETE /api/counter/views/:id': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to delete a view',
        invalid: 404,
        finds: 'any',
        request: ({ owner }) => ({
          path: counterPaths.view(owner === 'invalid' ? 'x' : uuidv7()),
          method: 'DELETE',
        }),
      },
    ],
  },
  'GET /api/counter/matching': {
    access: 'signedIn',
    askings: [
      { asking: 'how many orders pass', request: () => ({ path: counterPaths.matching }) },
      {
        asking: 'how many orders make up a figure of the reports',
        gets: { shop: 422, lab: 200 },
        request: () => ({ path: `${counterPaths.matching}?counted=late` }),
      },
      {
        asking: 'how many orders of a named account pass',
        finds: 'any',
        gets: { shop: 422, lab: 200 },
        invalid: 422,
        request: ({ owner, account }) => ({
          path: `${counterPaths.matching}?account=${owner === 'invalid' ? 'x' : (account ?? uuidv7())}`,
        }),
      },
    ],
  },
  'GET /api/counter/moves': {
    access: 'signedIn',
    askings: [{ asking: 'the latest moves', request: () => ({ path: counterPaths.moves }) }],
  },
  'POST /api/counter/moves': {
    access: 'signedIn',
    askings: [
      {
        asking: 'a step of the lab for all matching orders',
        gets: { shop: 422, lab: 201 },
        request: () => ({
          path: counterPaths.moves,
          body: { step: 'next', filter: none, leftOut: [] },
          headers: keyed(uuidv7()),
        }),
      },
      {
        asking: 'a step of a shop for all its matching orders',
        gets: { shop: 201, lab: 422 },
        request: () => ({
          path: counterPaths.moves,
          body: { step: 'deliver', filter: none, leftOut: [] },
          headers: keyed(uuidv7()),
        }),
      },
      {
        asking: 'a move without an idempotency key',
        gets: 400,
        request: () => ({
          path: counterPaths.moves,
          body: { step: 'next', filter: none, leftOut: [] },
        }),
      },
    ],
  },
  'GET /api/counter/moves/:id': {
    access: 'signedIn',
    askings: [
      {
        asking: 'a move that does not exist',
        finds: 'any',
        gets: 404,
        invalid: 404,
        request: ({ owner }) => ({
          path: counterPaths.move(owner === 'invalid' ? 'x' : uuidv7()),
        }),
      },
    ],
  },
  'POST /api/counter/moves/:id/undo': {
    access: 'lab',
    askings: [
      {
        asking: 'to undo a move that does not exist',
        finds: 'any',
        gets: 404,
        invalid: 404,
        request: ({ owner }) => ({
          path: counterPaths.undo(owner === 'invalid' ? 'x' : uuidv7()),
          method: 'POST',
          headers: keyed(uuidv7()),
        }),
      },
    ],
  },
};
