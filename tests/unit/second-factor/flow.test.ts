import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secondFactorPaths } from '../../../src/api/second-factor/paths.ts';
import { shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  const offer = { kind: 'app', secret: 'ABCD', uri: 'otpauth://totp/x' };
  lab.acts.set(secondFactorPaths.offers, () => Response.json(offer));
  freshDevice(lab);
});
afterEach(() => vi.unstubAllGlobals());

async function openFlow() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  return import('../../../src/stores/second-factor/flow.ts');
}

test('adding an app shows its secret after the password', async () => {
  const { $flow, askFor, givePassword } = await openFlow();
  askFor({ what: 'add', kind: 'app' });
  await givePassword('right');
  expect($flow.get()).toEqual({ at: 'app', secret: 'ABCD', uri: 'otpauth://totp/x' });
});

test('a change cancelled while the password is checked does not go on', async () => {
  const { $flow, askFor, closeFlow, givePassword } = await openFlow();
  askFor({ what: 'add', kind: 'app' });
  lab.beforeAnswer = async () => closeFlow();
  await givePassword('right');
  expect($flow.get()).toEqual({ at: 'rest', done: null });
});

test('the code of an app may be typed in Persian digits; what is no code is not sent', async () => {
  const { $flow, $flowFault, askFor, giveAppCode, givePassword } = await openFlow();
  askFor({ what: 'add', kind: 'app' });
  await givePassword('right');
  const codes: unknown[] = [];
  lab.acts.set(secondFactorPaths.app, (_, body) => {
    codes.push(body);
    return Response.json({ passkeys: [], app: null, isRequired: false, recoveryCodes: 10 });
  });
  await giveAppCode('۱۲۳۴۵');
  expect($flowFault.get()).toBe('wrong');
  await giveAppCode('۱۲۳ ۴۵۶');
  expect(codes).toEqual([{ code: '123456' }]);
  expect($flow.get().at).not.toBe('app');
});
