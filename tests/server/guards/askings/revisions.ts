import { uuidv7 } from 'uuidv7';
import { revisionPaths } from '../../../../src/api/revisions/paths.ts';
import type { AskedRoutes, Target } from '../asking.ts';

const value = {
  position: 9,
  name: { fa: 'پوشش', en: 'Coating' },
  price: null,
  isHard: true,
  workingDays: 0,
};
const save = () => ({
  id: uuidv7(),
  base: 0,
  note: '',
  kind: 'edit',
  changes: [{ item: `coating asked-${uuidv7().slice(-12)}`, value }],
});

/** The number of the first revision, whichever the owner, and an invalid one for `invalid`. */
const numberOf = ({ owner }: Target) => (owner === 'invalid' ? Number.NaN : 1);

/** The lab's assortment and its revisions, which no shop sees. */
export const revisionAskings: AskedRoutes = {
  'GET /api/revisions': {
    access: 'lab',
    askings: [
      { asking: 'the revisions', request: () => ({ path: revisionPaths.list() }) },
      {
        asking: 'revisions before none',
        gets: { shop: 403, lab: 422 },
        request: () => ({ path: revisionPaths.list({ before: -1 }) }),
      },
    ],
  },
  'GET /api/revisions/items': {
    access: 'lab',
    askings: [
      {
        asking: 'the items as they are',
        request: () => ({ path: revisionPaths.items({ prefix: 'coating ' }) }),
      },
      {
        asking: 'the items as they were',
        request: () => ({ path: revisionPaths.items({ prefix: 'coating ', at: 1 }) }),
      },
    ],
  },
  'GET /api/revisions/:number': {
    access: 'lab',
    askings: [
      {
        asking: 'a revision',
        finds: 'any',
        request: (target) => ({ path: revisionPaths.one(numberOf(target), { limit: 1 }) }),
      },
    ],
  },
  'POST /api/revisions': {
    access: 'lab',
    askings: [
      { asking: 'to save', request: () => ({ path: revisionPaths.all, body: save() }) },
      {
        asking: 'to save nothing',
        gets: { shop: 403, lab: 422 },
        request: () => ({ path: revisionPaths.all, body: { ...save(), changes: [] } }),
      },
    ],
  },
  'POST /api/revisions/preview': {
    access: 'lab',
    askings: [
      {
        asking: 'what a save would do',
        request: () => ({ path: revisionPaths.preview, body: save() }),
      },
    ],
  },
  'POST /api/revisions/:number/restore': {
    access: 'lab',
    askings: [
      {
        asking: 'to bring back an item that was never there',
        finds: 'any',
        gets: 422,
        request: (target) => ({
          path: revisionPaths.restore(numberOf(target)),
          body: { id: uuidv7(), base: 0, note: '', items: ['coating never'] },
        }),
      },
    ],
  },
};
