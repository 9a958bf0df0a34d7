import { firstStepsPaths } from '../../../../src/api/first-steps/paths.ts';
import type { AskedRoutes } from '../asking.ts';

/** The first steps of setting up a new lab. */
export const firstStepAskings: AskedRoutes = {
  'GET /api/first-steps': {
    access: 'lab',
    askings: [{ asking: 'what is set up', request: () => ({ path: firstStepsPaths.steps }) }],
  },
  'PUT /api/first-steps/dismissal': {
    access: 'lab',
    askings: [
      {
        asking: 'to put the list away',
        request: () => ({ path: firstStepsPaths.dismissal, method: 'PUT' }),
      },
    ],
  },
  'PUT /api/first-steps/sample': {
    access: 'lab',
    askings: [
      {
        asking: 'for the sample where there is a catalogue',
        gets: 422,
        request: () => ({ path: firstStepsPaths.sample, method: 'PUT' }),
      },
    ],
  },
  'DELETE /api/first-steps/sample': {
    access: 'lab',
    askings: [
      {
        asking: 'to take the sample away where there are orders',
        gets: 422,
        request: () => ({ path: firstStepsPaths.sample, method: 'DELETE' }),
      },
    ],
  },
};
