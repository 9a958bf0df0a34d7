import { signInAt } from '../../../server/support/real-server.ts';
import { Client } from '../record/client.ts';
import type { Recorder } from '../record/recorder.ts';
import type { Parties } from './workload.ts';

/** User names and passwords of the parties; defaults to those of the sample. */
interface Names {
  names?: Readonly<Record<keyof Parties, string>>;
  password?: string;
}

const sample = { shop: 'customer', lab: 'lab', other: 'shop2' };

/** Signs everyone in at servers that share one database. */
export async function signInParties(
  recorder: Recorder,
  origins: readonly string[],
  { names = sample, password }: Names = {},
): Promise<Parties> {
  const clientOf = async (name: string) => {
    const cookie = await signInAt(origins[0] ?? '', name, password);
    return Client.of(recorder, origins, cookie);
  };
  return {
    shop: await clientOf(names.shop),
    lab: await clientOf(names.lab),
    other: await clientOf(names.other),
  };
}
