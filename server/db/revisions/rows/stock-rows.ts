import { CompiledQuery } from 'kysely';
import { stockCellKey } from '../../../../src/domain/stock/chart.ts';
import { inBatches } from '../../pool/in-batches.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { clearShelf, keepOnShelf } from '../../shelf/write-shelf.ts';
import { type Changed, names } from './changed.ts';

type Lenses = Changed<'stockLens'>['kept'];

/** Writes stock lenses with their prices. Run `removeLenses` after removing their powers. */
export async function writeLenses(transaction: Transaction, { kept }: Changed<'stockLens'>) {
  const rows = kept.map(({ id, value: { position, code, name, index } }) => {
    return { id, position, code, ...names(name), refractiveIndex: index };
  });
  await inBatches(rows, (some) =>
    transaction
      .insertInto('stockLenses')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          code: ref('excluded.code'),
          nameFa: ref('excluded.nameFa'),
          nameEn: ref('excluded.nameEn'),
          refractiveIndex: ref('excluded.refractiveIndex'),
        })),
      )
      .execute(),
  );
  const ids = kept.map(({ id }) => id);
  await inBatches(ids, (some) =>
    transaction.deleteFrom('stockBands').where('lensId', 'in', some).execute(),
  );
  await writeBands(transaction, kept);
}

async function writeBands(transaction: Transaction, lenses: Lenses) {
  const bands = lenses.flatMap(({ id: lensId, value }) =>
    Object.entries(value.tiers).flatMap(([tier, own]) =>
      own.map((band, position) => ({ key: { lensId, tier, position }, band })),
    ),
  );
  const rows = bands.map(({ key, band }) => {
    const { sphereMin, sphereMax, cylinderMin, cylinderMax, diameter } = band;
    return { ...key, sphereMin, sphereMax, cylinderMin, cylinderMax, diameter };
  });
  const breaks = bands.flatMap(({ key, band }) =>
    band.breaks.map(({ from, price }) => ({ ...key, fromPieces: from, price })),
  );
  await inBatches(rows, (some) => transaction.insertInto('stockBands').values(some).execute());
  await inBatches(breaks, (some) => transaction.insertInto('stockBreaks').values(some).execute());
}

export async function removeLenses(transaction: Transaction, { gone }: Changed<'stockLens'>) {
  const ids = gone.map(({ id }) => id);
  await inBatches(ids, (some) =>
    transaction.deleteFrom('stockLenses').where('id', 'in', some).execute(),
  );
}

const cellsSql = `insert into stock_cells (lens_id, diameter, sphere, cylinder, level)
  select * from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::int[])
  on conflict (lens_id, diameter, sphere, cylinder) do update set level = excluded.level`;

/** Writes powers. New ones have no pieces. Existing shelf rows stay untouched, so that no order waits. */
export async function writeCells(transaction: Transaction, { kept }: Changed<'stockCell'>) {
  await keepOnShelf(transaction, kept.map(stockCellKey));
  await inBatches(kept, (some) =>
    transaction.executeQuery(
      CompiledQuery.raw(cellsSql, [
        some.map(({ lens }) => lens),
        some.map(({ diameter }) => diameter),
        some.map(({ sphere }) => sphere),
        some.map(({ cylinder }) => cylinder),
        some.map(({ value }) => value.level),
      ]),
    ),
  );
}

export async function removeCells(transaction: Transaction, { gone }: Changed<'stockCell'>) {
  const items = gone.map(stockCellKey);
  await inBatches(items, (some) =>
    transaction.deleteFrom('stockCells').where('item', 'in', some).execute(),
  );
  await clearShelf(transaction, items);
}
