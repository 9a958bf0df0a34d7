import { destinationContract } from '../../../src/api/notifications/destination-contract.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { respond } from '../../http/respond.ts';
import { channelsAnswer } from '../../use-cases/notifications/channels-answer.ts';

/** How the channels do by which notifications leave the panel. */
export const channels = resource().get(
  '/',
  route(destinationContract.channels.GET, {
    summary: 'How each notification channel is doing; for the lab',
    access: 'lab',
    labReads: 'replica',
    answers: { 200: 'All channels, including those that are off.' },
  }),
  async (c) => {
    const { database, settings } = c.var.services;
    return respond(c, { channels: await channelsAnswer(database, settings) });
  },
);
