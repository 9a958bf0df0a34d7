import { type Asker, shopOf, statusFor } from '../../guards/asking.ts';
import { everyRoute } from '../../guards/askings/every-route.ts';
import type { Statement } from '../../guards/recorded-statements.ts';
import type { World } from '../../guards/world.ts';
import type { FreshApp } from '../../support/fresh-app.ts';

/** Who gets past the guards. */
export const letIn = ['shop', 'staff', 'lab', 'reader', 'reporter', 'anonymous'] as const;

/** An answer, and the statements that it took. */
export interface Answered {
  asker: Asker;
  route: string;
  /** What was asked, with the status it got. */
  got: string;
  /** What was asked, with the status it must get. */
  due: string;
  statements: readonly Statement[];
}

/** Whether a route is for reading. */
export const isForReading = (route: string) => route.startsWith('GET ');

/** Asks each route, or some, all that there is to ask of it, as each of the askers. */
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
        // The stream has no end.
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
