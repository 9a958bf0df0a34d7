import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../../server/db/catalogue/read-catalogue.ts';
import { sampleCatalogue } from '../../../server/sample/catalogue.ts';
import { writeCatalogue } from '../../../server/use-cases/catalogue/write-catalogue.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { type LensCatalogue, lensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, database } = await freshApp();
const cookie = await signIn('shop');

async function get(asking: { cookie?: string; tag?: string | null } = {}) {
  const headers = { 'If-None-Match': asking.tag ?? undefined };
  const answer = await request(cataloguePath, { cookie: asking.cookie, headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

function pricesOf({ coatings, designs, services }: Omit<LensCatalogue, 'revision'>) {
  const bands = designs.flatMap(({ variants }) => variants.flatMap((variant) => variant.bands));
  return [...coatings, ...services, ...bands].map(({ price }) => price);
}

describe('the sample catalogue', () => {
  test('is read from the database as it was written', async () => {
    const { revision, ...content } = (await readCatalogue(database)).general;
    expect(content).toEqual(sampleCatalogue);
    expect(revision).toMatch(/^[\w-]{16}$/);
  });

  test('has the kinds, indices, colours and coatings a shop expects', async () => {
    const { revision: _, ...content } = lensCatalogue.parse(
      (await readCatalogue(database)).general,
    );
    const { designs, coatings } = content;
    const count = (kind: string) => designs.filter((design) => design.kind === kind).length;
    const variants = designs.flatMap((design) => design.variants);
    expect([count('singleVision'), count('bifocal'), count('progressive')]).toEqual([3, 2, 5]);
    expect([...new Set(variants.map(({ index }) => index))].sort()).toEqual([
      150, 156, 160, 167, 174,
    ]);
    expect(new Set(variants.map(({ colour }) => colour))).toContain('photochromic');
    expect(coatings.map(({ id }) => id)).toEqual(['hc', 'hmc', 'blue-cut']);
    expect(pricesOf(content)).toContain(null);
  });
});

describe('the catalogue over the API', () => {
  test('shows visitors no prices', async () => {
    const { text, headers } = await get();
    const catalogue = lensCatalogue.parse(JSON.parse(text));
    expect(catalogue.designs.length).toBe(10);
    expect(new Set(pricesOf(catalogue))).toEqual(new Set([null]));
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('Vary')).toContain('Cookie');
  });

  test('shows prices to signed-in users', async () => {
    const { text } = await get({ cookie });
    expect(pricesOf(lensCatalogue.parse(JSON.parse(text)))).toContain(1_200_000);
  });

  test('answers 304 for the same ETag, with different ETags for visitors and users', async () => {
    const visitor = (await get()).headers.get('ETag');
    const priced = (await get({ cookie })).headers.get('ETag');
    expect(await get({ tag: visitor })).toMatchObject({ status: 304, text: '' });
    expect((await get({ cookie, tag: `"other", W/${priced}` })).status).toBe(304);
    expect((await get({ cookie, tag: visitor })).status).toBe(200);
    expect((await get({ tag: priced })).status).toBe(200);
  });

  test('is up to date as soon as it changes', async () => {
    const before = (await get({ cookie })).headers.get('ETag');
    await writeCatalogue(database, {
      ...sampleCatalogue,
      designs: sampleCatalogue.designs.slice(1),
    });
    const after = await get({ cookie, tag: before });
    expect(after.status).toBe(200);
    expect(JSON.parse(after.text).designs.length).toBe(9);
  });
});
