import { expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { resource } from '../../../server/http/guards/resource.ts';
import { route } from '../../../server/http/guards/route.ts';
import { readBody } from '../../../server/http/read-body.ts';
import { respond } from '../../../server/http/respond.ts';
import type { PathOf } from '../../../src/api/exchange.ts';

const named = z.strictObject({ name: z.string() });
const id = z.strictObject({ id: z.int() });
const contract = { GET: { answer: id }, PUT: { body: named, answer: id } };
const said = { summary: 'A test', access: 'anyone', answers: { 200: 'Done.' } } as const;

test('a change that does not declare its body does not compile', () => {
  const reads = route(contract.GET, said);
  // @ts-expect-error POST must declare its body, even if it has none.
  resource().post('/', reads, async (c) => respond(c, { id: 1 }));
  resource().post('/', route({ body: null, answer: id }, said), async (c) => respond(c, { id: 1 }));
  // @ts-expect-error GET takes no body.
  resource().get('/', route(contract.PUT, said), async (c) => respond(c, { id: 1 }));
});

test('an answer without a schema does not compile unless it is declared not to be JSON', () => {
  // @ts-expect-error The answer has no schema.
  route({ answer: null }, said);
  // @ts-expect-error It has neither a schema nor a content type.
  route({ answer: null }, { ...said, answers: { 200: { description: 'Done.' } } });
  const file = { 200: { description: 'A file.', type: 'text/plain' } } as const;
  resource().get('/', route({ answer: null }, { ...said, answers: file }), async (c) =>
    c.body('text'),
  );
  const nothing = route({ body: null, answer: null }, { ...said, answers: { 204: 'Gone.' } });
  resource().delete('/', nothing, async (c) => c.body(null, 204));
});

test('an answer that differs from its declaration does not compile', () => {
  const change = route(contract.PUT, said);
  // @ts-expect-error The id is a number.
  resource().put('/', change, async (c) => respond(c, { id: 'one' }));
  // @ts-expect-error The route never answers 201.
  resource().put('/', change, async (c) => respond(c, { id: 1 }, 201));
  // @ts-expect-error Nothing compares this with the schema.
  resource().put('/', change, async (c) => c.json({ id: 1 }));
});

test('the handler’s body and the client’s path have the types of the contract', () => {
  resource().put('/', route(contract.PUT, said), async (c) => {
    expectTypeOf(await readBody(c)).toEqualTypeOf<{ name: string }>();
    return respond(c, { id: 1 });
  });
  resource().get('/', route(contract.GET, said), async (c) => {
    // @ts-expect-error A read has no body.
    await readBody(c);
    return respond(c, { id: 1 });
  });
  const path = '/api/things' as PathOf<typeof contract>;
  expectTypeOf(path).toExtend<PathOf<{ GET: typeof contract.GET }>>();
});
