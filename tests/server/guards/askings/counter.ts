import { uuidv7 } from 'uuidv7';
import { counterPaths } from '../../../../src/api/counter/paths.ts';
import type { AskedRoutes } from '../asking.ts';

/** Passed by nobody's orders: no test of another route is to find its orders moved. */
const none = { state: 'remake', to: '2000-01-01' };

/** The lab's counter: views, and how many orders match. */
export const counterAskings: AskedRoutes = {
  'GET /api/counter/views': {
    access: 'lab',
    askings: [
      { asking: 'the views of the counter', request: () => ({ path: counterPaths.views }) },
    ],
  },
  'PUT /api/counter/views/:id': {
    access: 'lab',
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
    access: 'lab',
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
    access: 'lab',
    askings: [
      { asking: 'how many orders pass', request: () => ({ path: counterPaths.matching }) },
      {
        asking: 'how many orders of a named account pass',
        finds: 'any',
        invalid: 422,
        request: ({ owner, account }) => ({
          path: `${counterPaths.matching}?account=${owner === 'invalid' ? 'x' : (account ?? uuidv7())}`,
        }),
      },
    ],
  },
};
