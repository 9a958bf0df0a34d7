import * as z from 'zod/mini';
import { type ItemsAnswer, stockroomContract } from '../../../src/api/stockroom/contract.ts';
import { catalogueId } from '../../../src/domain/catalogue/lens.ts';
import { readCells, readVariants, type StoredItem } from '../../db/stockroom/read-items.ts';
import { readLowAccessories, readLowPowers } from '../../db/stockroom/read-low.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';

const diameters = z.string().check(z.regex(/^\d{3,4}$/));

/** The lab's view of its shelf. */
export const shelfItems = resource()
  .get(
    '/cells',
    route(stockroomContract.cells.GET, {
      summary: 'The powers of a stock lens in one diameter; for the lab',
      access: 'lab',
      labReads: 'replica',
      parameters: [
        inQuery('lens', { type: 'string' }, 'Id of the stock lens.'),
        inQuery('diameter', { type: 'integer' }, 'In tenths of a millimetre.'),
      ],
      answers: { 200: 'By sphere and cylinder.' },
      refusals: [422],
    }),
    async (c) => {
      const lens = catalogueId.safeParse(c.req.query('lens'));
      if (!lens.success) return refuse(c, 'invalid', [{ path: 'lens', code: 'invalid' }]);
      const diameter = diameters.safeParse(c.req.query('diameter'));
      if (!diameter.success) return refuse(c, 'invalid', [{ path: 'diameter', code: 'invalid' }]);
      const chart = { lens: lens.data, diameter: Number(diameter.data) };
      return respond(c, answerOf(await readCells(c.var.services.database, chart)));
    },
  )
  .get(
    '/accessories',
    route(stockroomContract.accessories.GET, {
      summary: 'The variants of all accessories; for the lab',
      access: 'lab',
      labReads: 'replica',
      answers: { 200: 'By key.' },
    }),
    async (c) => respond(c, answerOf(await readVariants(c.var.services.database))),
  )
  .get(
    '/low',
    route(stockroomContract.low.GET, {
      summary: 'The powers and accessories that are running low; for the lab',
      access: 'lab',
      labReads: 'replica',
      answers: { 200: 'In the order of the lists.' },
    }),
    async (c) => {
      const { database } = c.var.services;
      const [powers, accessories] = await Promise.all([
        readLowPowers(database),
        readLowAccessories(database),
      ]);
      return respond(c, { powers, accessories });
    },
  );

function answerOf(items: readonly StoredItem[]): ItemsAnswer {
  return {
    items: items.map(({ item, onHand, level, promised, movements }) => {
      return [item, onHand, level, promised, movements];
    }),
  };
}
