import { randomUUID } from 'node:crypto';
import { linkWords } from '../../../src/domain/notifications/link-words.ts';
import { openAddressed } from '../../channels/open-channels.ts';
import type { Person } from '../../db/accounts/muted-topics.ts';
import { readMailboxes } from '../../db/notifications/mailboxes.ts';
import type { Database } from '../../db/pool/database.ts';
import type { Settings } from '../../process/config/settings.ts';
import { masked } from '../../process/log/masked.ts';

/** Longest time for sending in milliseconds, because the person who made the link waits for it. */
const longestMs = 10_000;

/** A link that sets a person's password. */
interface PasswordLink extends Person {
  address: string;
  until: Date;
}

/**
 * Sends a password link to the person's confirmed e-mail addresses, if the operator has enabled it. Returns, masked,
 * the addresses for which the mail server accepted it. Everyone else gets the link as they would without e-mail.
 */
export async function mailLink(
  database: Database,
  { channels, mailsLinks }: Pick<Settings, 'channels' | 'mailsLinks'>,
  { account, user, address: link, until: expiresAt }: PasswordLink,
): Promise<string[]> {
  if (!mailsLinks || !channels.email) return [];
  const { addresses, language } = await readMailboxes(database, { account, user });
  if (addresses.length === 0) return [];
  const mail = await openAddressed(channels, 'email');
  if (!mail) return [];
  const signal = AbortSignal.timeout(longestMs);
  const message = { language, ...linkWords(language), link, expiresAt, isUrgent: true };
  try {
    const tried = addresses.map(async (to) => {
      const { state } = await mail.channel.send({ id: randomUUID(), ...message }, to, signal);
      return state === 'sent' ? [masked(to)] : [];
    });
    return (await Promise.all(tried)).flat();
  } finally {
    mail.close();
  }
}
