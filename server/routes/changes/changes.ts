import { changeContract } from '../../../src/api/changes/contract.ts';
import { isOwner } from '../../../src/domain/accounts/is-owner.ts';
import { mutedEvents } from '../../../src/domain/notifications/topics.ts';
import { longestFeed } from '../../../src/domain/order/add-change.ts';
import { inLatestLines } from '../../../src/domain/order/change-lines.ts';
import { readMuted } from '../../db/accounts/muted-topics.ts';
import { listChanges } from '../../db/changes/changes.ts';
import { readPaymentNews } from '../../db/ledger/read-payment-news.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { respond } from '../../http/respond.ts';
import { changeAnswer } from '../../use-cases/orders/change-answer.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { readerOf } from '../../use-cases/orders/reader-of.ts';

/** Limit on the lines of bell and envelope that the changes of one answer make up. */
const mostLines = 20;

/** Changes that others made to the account's orders, or for lab staff to all orders. */
export const changes = resource().get(
  '/',
  route(changeContract.changes.GET, {
    summary: 'The latest changes to orders that others made',
    access: 'signedIn',
    labReads: 'replica',
    answers: { 200: 'Newest first, without those the user has muted.' },
  }),
  async (c) => {
    const { signedIn, services } = c.var;
    const { user, account } = signedIn;
    const topics = await readMuted(services.database, { account: account.id, user: user.id });
    const muted = mutedEvents(readerOf(signedIn), topics);
    const page = { reader: account.id, limit: longestFeed, muted };
    const isPayer = readerOf(signedIn) === 'shop' && isOwner(user);
    const [found, payments] = await Promise.all([
      listChanges(services.database, orderScope(signedIn), page),
      isPayer ? readPaymentNews(services.database, account.id) : undefined,
    ]);
    const latest = inLatestLines(found.map(changeAnswer), mostLines);
    return respond(c, { changes: latest, ...(payments && { payments }) });
  },
);
