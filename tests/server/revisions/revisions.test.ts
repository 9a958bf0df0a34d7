import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, test } from 'vitest';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { revisionPaths } from '../../../src/api/revisions/paths.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, asSuperuser, count } = await freshApp();
const [lab, shop] = [await signIn('lab'), await signIn('shop')];

const hmc = {
  position: 1,
  name: { fa: 'هارد مولتی‌کوت', en: 'Hard multi-coat' },
  price: 1_300_000,
  isHard: true,
  workingDays: 1,
};

const get = async (path: string) => (await request(path, { cookie: lab })).json();
const latest = async (): Promise<number> => (await get(revisionPaths.items({ limit: 1 }))).number;

let base = 0;
beforeEach(async () => {
  base = await latest();
});

async function save(
  changes: Record<string, unknown>,
  { id = uuidv7(), at = base, path = revisionPaths.all as string, kind = 'edit', note = '' } = {},
) {
  const sent = Object.entries(changes).map(([item, value]) => ({ item, value }));
  const body = { id, base: at, note, kind, changes: sent };
  const answer = await request(path, { cookie: lab, body });
  return { status: answer.status, body: await answer.json() };
}

const itemsOf = async (prefix: string, at?: number) => {
  const { items } = await get(revisionPaths.items({ prefix, ...(at !== undefined && { at }) }));
  return Object.fromEntries(
    items.map(({ item, value }: { item: string; value: unknown }) => [item, value]),
  );
};

/** The tables as they are, and as rebuilt from the log. */
async function bothStates() {
  const { rows } = await asSuperuser(`
    select (select jsonb_object_agg(item, value) from assortment) as tables, (
      select jsonb_object_agg(item, after) from (
        select distinct on (item) item, after from revision_items order by item, number desc
      ) held where after is not null) as replayed`);
  return rows[0];
}

describe('a revision', () => {
  test('changes an item and the answers to shops', async () => {
    const { status, body } = await save({ 'coating hmc': hmc }, { note: 'Dearer' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      number: base + 1,
      by: expect.any(String),
      note: 'Dearer',
      items: 1,
    });
    const catalogue = await (await request(cataloguePath, { cookie: shop })).json();
    expect(catalogue.coatings.find(({ id }: { id: string }) => id === 'hmc').price).toBe(1_300_000);
    const { tables, replayed } = await bothStates();
    expect(tables).toEqual(replayed);
  });

  test('is made once, however often it is requested', async () => {
    const id = uuidv7();
    const changes = { 'coating hmc': { ...hmc, price: 1 } };
    const first = await save(changes, { id });
    expect(await save(changes, { id })).toEqual(first);
    expect((await save({ 'coating hmc': hmc }, { id })).body.code).toBe('keyReused');
    expect(await latest()).toBe(base + 1);
  });

  test('is refused only for items that someone has changed since', async () => {
    await save({ 'coating hmc': { ...hmc, price: 2 } });
    const late = await save({ 'coating hmc': { ...hmc, price: 3 } });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'changed',
      issues: [{ path: 'changes.0.item', params: { fault: 'changedSince', number: base + 1 } }],
    });
    const other = await itemsOf('coating hc');
    expect((await save({ 'coating hc': { ...other['coating hc'], price: 9 } })).status).toBe(200);
  });

  test('is refused whole when one change breaks a rule', async () => {
    const { status, body } = await save({
      'coating hmc': { ...hmc, price: 4 },
      'coating hc': null,
      'service x': { ...hmc },
      nonsense: null,
    });
    expect(status).toBe(422);
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['changes.2.value.kind', 'changes.3.item']),
    );
    expect(await latest()).toBe(base);
    const used = await save({ 'coating hmc': { ...hmc, price: 4 }, 'coating hc': null });
    expect(used.body.issues[0]).toMatchObject({
      path: 'changes.1.item',
      params: { fault: 'usedBy' },
    });
    expect(await latest()).toBe(base);
  });

  test('is not made if it changes nothing', async () => {
    const items = await itemsOf('coating ');
    const { body } = await save(items);
    expect(body.issues[0].params.fault).toBe('nothingChanges');
  });

  test('can be previewed', async () => {
    const before = await itemsOf('coating hmc');
    const preview = await save(
      { 'coating hmc': { ...hmc, price: 5 }, 'coating new': hmc },
      { path: revisionPaths.preview },
    );
    expect(preview.body).toEqual({
      added: [{ item: 'coating new', before: null, after: hmc }],
      changed: [
        { item: 'coating hmc', before: before['coating hmc'], after: { ...hmc, price: 5 } },
      ],
      removed: [],
    });
    expect(await latest()).toBe(base);
  });

  test('can be restored, by item or whole, and the log still yields the current state', async () => {
    const before = await itemsOf('');
    await save({ 'coating hmc': { ...hmc, price: 6 }, 'stockCell hmc-156 650 0 0': { level: 7 } });
    await save({ 'coating silver': hmc });
    const restore = async (items?: string[]) => {
      const body = { id: uuidv7(), base: await latest(), note: 'Back', ...(items && { items }) };
      return (await request(revisionPaths.restore(base), { cookie: lab, body })).json();
    };
    expect(await restore(['stockCell hmc-156 650 0 0'])).toMatchObject({
      kind: 'restore',
      restored: base,
      items: 1,
    });
    expect((await itemsOf('coating hmc'))['coating hmc'].price).toBe(6);
    await restore();
    expect(await itemsOf('')).toEqual(before);
    expect((await itemsOf('coating ', base + 2))['coating silver']).toEqual(hmc);
    const { tables, replayed } = await bothStates();
    expect(tables).toEqual(replayed);
  });

  test('can be found by item and by text, newest first, a page at a time', async () => {
    await save({ 'coating hmc': { ...hmc, price: 8 } }, { note: '100% pure_spring' });
    const found = await get(revisionPaths.list({ text: '100% PURE_' }));
    expect(found.revisions.map(({ number }: { number: number }) => number)).toEqual([base + 1]);
    expect((await get(revisionPaths.list({ text: '100%x' }))).revisions).toEqual([]);
    const page = await get(revisionPaths.list({ item: 'coating hm', limit: 1 }));
    expect(page.revisions[0].number).toBe(base + 1);
    const next = await get(revisionPaths.list({ item: 'coating hm', before: page.next }));
    expect(next.revisions.every(({ number }: { number: number }) => number <= base)).toBe(true);
    const one = await get(revisionPaths.one(base + 1));
    expect(one.items).toEqual([
      { item: 'coating hmc', before: expect.anything(), after: { ...hmc, price: 8 } },
    ]);
  });

  test('can never be changed, nor can its changes', async () => {
    const { rows } = await asSuperuser(
      "select tgenabled from pg_trigger where tgname = 'unchangeable'",
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
    await expect(asSuperuser("update revisions set note = 'x'")).rejects.toThrow('never changed');
    await expect(asSuperuser('delete from revision_items')).rejects.toThrow('never changed');
    await expect(asSuperuser('truncate revision_items')).rejects.toThrow('never changed');
  });

  test('is in the audit log, with who made it', async () => {
    const before = await count('audit_log');
    await save({ 'coating hmc': { ...hmc, price: 11 } }, { note: 'Audited' });
    expect(await count('audit_log')).toBe(before + 1);
  });
});
