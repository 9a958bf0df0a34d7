import { type PasswordFault, passwordLimits } from '../../src/domain/vocabulary/password.ts';
import { weaknessOf } from '../auth/weak-password.ts';
import { StartupError } from '../process/config/startup-error.ts';
import { askPassword } from './ask-password.ts';

const { min, max } = passwordLimits;

/** How the commands get a password. */
export const passwordUsage = `The password, at least ${min} characters, is read from ADASI_PASSWORD or asked for, never taken from the command line, which others on the machine can read.`;

/** Reads a new password from `ADASI_PASSWORD`, the terminal or a pipe. */
export async function readNewPassword(): Promise<string> {
  return readEnvironment(process.env) || (await askPassword());
}

function readEnvironment(env: { readonly ADASI_PASSWORD?: string }): string | undefined {
  return env.ADASI_PASSWORD;
}

const faults: Record<PasswordFault, string> = {
  tooShort: `must have at least ${min} characters`,
  tooLong: `must have at most ${max} characters`,
  common: 'is one that many people use: choose another',
  context: 'is mostly a name that others know: choose other words',
  monotonous: 'repeats itself: choose more characters',
};

/** Throws `StartupError` for a password that the panel would refuse. */
export function refuseWeak(password: string, names: Parameters<typeof weaknessOf>[1]): void {
  const fault = weaknessOf(password, names);
  if (fault) throw new StartupError(`The password ${faults[fault]}.`);
}
