import type { Settings } from '../../process/config/settings.ts';

/** Whether the operator allows messages to wearers. */
export const tellsWearers = ({ channels }: Settings): boolean =>
  channels.sms?.wearerTemplate !== undefined;
