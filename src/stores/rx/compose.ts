import { createComposer } from '../compose/composer.ts';
import { createRxForm } from './form.ts';
import { createJudge } from './judge.ts';
import { rxOrders } from './order-kind.ts';

/** Composes prescription orders in a form. */
export function composeRx() {
  const form = createRxForm();
  const judge = createJudge(form);
  const order = createComposer(rxOrders, {
    read: () => form.$draft.get(),
    show: form.replace,
    listen: (change) =>
      form.$draft.listen(() => {
        judge.change();
        change();
      }),
    markAll: judge.insist,
    begin: judge.startNext,
    lasting: ['attention', 'signIn', 'signedOut'],
  });
  order.$refusal.listen(judge.report);
  return { form, judge, order };
}

export type RxOrder = ReturnType<typeof composeRx>['order'];
