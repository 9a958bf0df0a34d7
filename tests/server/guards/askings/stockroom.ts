import { uuidv7 } from 'uuidv7';
import { stockroomPaths } from '../../../../src/api/stockroom/paths.ts';
import type { AskedRoutes } from '../asking.ts';

const item = 'hmc-156 650 -200 0';

/** The lab's shelf and its movements, which only the lab sees. */
export const stockroomAskings: AskedRoutes = {
  'GET /api/shelf/cells': {
    access: 'lab',
    askings: [
      {
        asking: 'the powers of a stock lens',
        request: () => ({ path: stockroomPaths.cells('hmc-156', 650) }),
      },
    ],
  },
  'GET /api/shelf/movements': {
    access: 'lab',
    askings: [
      {
        asking: 'the history of a power',
        request: () => ({ path: stockroomPaths.movements(item) }),
      },
    ],
  },
  'POST /api/shelf/postings': {
    access: 'lab',
    askings: [
      {
        asking: 'to enter a receipt',
        gets: 201,
        request: () => ({
          path: stockroomPaths.postings,
          body: { kind: 'receipt', lines: [{ item, pieces: 1 }] },
          headers: { 'Idempotency-Key': uuidv7() },
        }),
      },
    ],
  },
};
