import type { Transaction } from 'kysely';
import { inBatches } from '../../pool/in-batches.ts';
import type { Tables } from '../../schema/tables.ts';
import { type Changed, names } from './changed.ts';

type Writing = Transaction<Tables>;

/** Writes coatings; run `removeCoatings` after removing the designs that named them. */
export async function writeCoatings(transaction: Writing, { kept }: Changed<'coating'>) {
  const rows = kept.map(({ id, value: { name, isHard, workingDays, position, price } }) => {
    const days = { working_days: workingDays };
    return { id, position, ...names(name), price, is_hard: isHard, ...days };
  });
  await inBatches(rows, (some) =>
    transaction
      .insertInto('coatings')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          name_fa: ref('excluded.name_fa'),
          name_en: ref('excluded.name_en'),
          price: ref('excluded.price'),
          is_hard: ref('excluded.is_hard'),
          working_days: ref('excluded.working_days'),
        })),
      )
      .execute(),
  );
}

export async function removeCoatings(transaction: Writing, { gone }: Changed<'coating'>) {
  const ids = gone.map(({ id }) => id);
  await inBatches(ids, (some) =>
    transaction.deleteFrom('coatings').where('id', 'in', some).execute(),
  );
}

/** Nothing refers to services, so they are rewritten: two of them may change places. */
export async function writeServices(transaction: Writing, { kept, gone }: Changed<'service'>) {
  const ids = [...kept, ...gone].map(({ id }) => id);
  await inBatches(ids, (some) =>
    transaction.deleteFrom('lens_services').where('id', 'in', some).execute(),
  );
  const rows = kept.map(({ id, value: { kind, name, position, price, workingDays } }) => {
    return { id, kind, position, ...names(name), price, working_days: workingDays };
  });
  await inBatches(rows, (some) => transaction.insertInto('lens_services').values(some).execute());
}

export async function writeConflicts(transaction: Writing, { kept, gone }: Changed<'conflict'>) {
  for (const { one, other } of [...kept, ...gone]) {
    await transaction
      .deleteFrom('lens_conflicts')
      .where('one', '=', one)
      .where('other', '=', other)
      .execute();
  }
  const rows = kept.map(({ one, other, value: { position, reason } }) => {
    return { one, other, position, reason_fa: reason.fa, reason_en: reason.en };
  });
  await inBatches(rows, (some) => transaction.insertInto('lens_conflicts').values(some).execute());
}
