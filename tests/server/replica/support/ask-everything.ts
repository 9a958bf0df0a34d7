import { type Asker, shopOf, statusFor } from '../../guards/asking.ts';
import { everyRoute } from '../../guards/askings/every-route.ts';
import type { Statement } from '../../guards/recorded-statements.ts';
import type { World } from '../../guards/world.ts';
import type { FreshApp } from '../../support/fresh-app.ts';

/** The askers who pass the guards. */
export const letIn = ['shop', 'staff', 'lab', 'reader', 'reporter', 'anonymous'] as const;

/** An answer, and the statements that were run for it. */
export interface Answered {
  asker: Asker;
  route: string;
  /** The request, with the status it got. */
  got: string;
  /** The request, with the status it must get. */
  due: string;
  statements: readonly Statement[];
}

/** Whether a route only reads. */
export const isForReading = (route: string) => route.startsWith('GET ');

/** Sends every request of each route, or of some routes, as each of the askers. */
export async function askEverything(
  { request }: Pick<FreshApp, 'request'>,
  { credentialsOf, targetOf }: World,
  recorded: readonly Statement[],
  askers: readonly Asker[],
  isAsked: (route: string) => boolean = () => true,
): Promise<readonly Answered[]> {
  const all: Answered[] = [];
  const routes = Object.entries(everyRoute).filter(([route]) => isAsked(route));
  for (const asker of askers) {
    const seen = { own: targetOf(shopOf(asker) ?? 'shop'), other: targetOf('shop2') };
    for (const [route, { access, askings }] of routes) {
      for (const each of askings) {
        const from = recorded.length;
        const { path, ...options } = each.request(targetOf('shop'), seen);
        const answer = await request(path, { ...options, ...(await credentialsOf(asker)) });
        // The stream never ends.
        await answer.body?.cancel();
        const what = `${asker}: ${route}: ${each.asking}: `;
        const due = what + statusFor(access, asker, each, 'shop');
        const statements = recorded.slice(from);
        all.push({ asker, route, got: what + answer.status, due, statements });
      }
    }
  }
  return all;
}
