import type { OwnData } from '../../../src/api/privacy/contract.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** The customer numbers that an account uses for notifications. */
export async function ownWearers(database: Database, account: string): Promise<OwnData['wearers']> {
  const rows = await inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('wearerMobiles as mobile')
      .leftJoin('orderWearers as wearer', (join) =>
        join
          .onRef('wearer.accountId', '=', 'mobile.accountId')
          .onRef('wearer.mobileId', '=', 'mobile.id'),
      )
      .select(['mobile.mobile', 'mobile.stoppedAt', 'wearer.orderId as order', 'wearer.givenAt'])
      .where('mobile.accountId', '=', account)
      .orderBy('mobile.id')
      .orderBy('wearer.orderId')
      .execute(),
  );
  return rows.map(({ mobile, order, givenAt, stoppedAt }) => ({
    mobile,
    order,
    givenAt: givenAt?.toISOString() ?? null,
    stoppedAt: stoppedAt?.toISOString() ?? null,
  }));
}
