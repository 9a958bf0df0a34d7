import type { Settings } from '../../process/config/settings.ts';

/** Whether the operator lets wearers be told. */
export const tellsWearers = ({ channels }: Settings): boolean =>
  channels.sms?.wearerTemplate !== undefined;
