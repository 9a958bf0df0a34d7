import { destinationContract } from '../../../src/api/notifications/destination-contract.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { namedOrder, namingParameters } from '../../http/order-parameters.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { sentAnswer } from '../../use-cases/notifications/sent-answer.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';

/** The messages about an order that were sent outside the panel. */
export const orderNotifications = resource().get(
  '/:id/notifications',
  route(destinationContract.ofOrder.GET, {
    summary:
      'The messages sent about an order: to the account’s people, or for the lab to everyone',
    access: 'signedIn',
    parameters: namingParameters,
    answers: { 200: 'Newest first.' },
    refusals: [404],
  }),
  async (c) => {
    const scope = orderScope(c.var.signedIn);
    const messages = await sentAnswer(c.var.services.database, scope, namedOrder(c));
    return messages ? respond(c, { messages }) : refuse(c, 'notFound');
  },
);
