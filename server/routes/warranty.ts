import { warrantyContract } from '../../src/api/warranty/contract.ts';
import { authorOf } from '../db/audit/author.ts';
import { readWarranty, writeWarranty } from '../db/warranty/warranty.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { readBody } from '../http/read-body.ts';
import { refuse } from '../http/refuse.ts';
import { respond } from '../http/respond.ts';

/** How long, and for which reasons, lenses are remade free of charge. */
export const warranty = resource()
  .get(
    '/',
    route(warrantyContract.warranty.GET, {
      summary: 'The warranty that the lab gives, by design',
      access: 'signedIn',
      answers: { 200: 'Without terms there is no warranty.' },
    }),
    async (c) => respond(c, await readWarranty(c.var.services.database)),
  )
  .put(
    '/',
    route(warrantyContract.warranty.PUT, {
      summary: 'Set the warranty; for the lab',
      access: 'lab',
      answers: { 200: 'The current warranty.' },
    }),
    async (c) => {
      const { signedIn, services } = c.var;
      const written = await writeWarranty(services.database, await readBody(c), authorOf(signedIn));
      return written ? respond(c, written) : refuse(c, 'changed');
    },
  );
