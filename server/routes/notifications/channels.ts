import { destinationContract } from '../../../src/api/notifications/destination-contract.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { respond } from '../../http/respond.ts';
import { channelsAnswer } from '../../use-cases/notifications/channels-answer.ts';

/** The health of the channels that deliver notifications. */
export const channels = resource().get(
  '/',
  route(destinationContract.channels.GET, {
    summary: 'The health of each notification channel; for the lab',
    access: 'lab',
    labReads: 'replica',
    answers: { 200: 'All channels, including those that are off.' },
  }),
  async (c) => {
    const { database, settings } = c.var.services;
    return respond(c, { channels: await channelsAnswer(database, settings) });
  },
);
