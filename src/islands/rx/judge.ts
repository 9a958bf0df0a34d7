import type { Issue, IssueCode } from '../../domain/issue.ts';
import { asRxPath, contentOf, type RxForm, type RxPath, readNow, rxPaths } from './rx-form.ts';

/** Emptiness that is no mistake before the order is to be sent. */
const patientWith: ReadonlySet<IssueCode> = new Set(['required', 'sphereMissing']);

/**
 * Decides when a field is judged: once it was left, and after a vain try to send everywhere. What stands against a
 * field goes away while it is being mended; nothing new appears under the typing hand.
 */
export function createJudge(form: RxForm) {
  const left = new Set<RxPath>();
  let isPatient = true;

  function judge(paths: readonly RxPath[]): void {
    const { issues } = readNow(contentOf(form));
    const quiet = new Set(
      issues.filter(({ code }) => isPatient && patientWith.has(code)).map(({ path }) => path),
    );
    form.clearErrors(paths.filter((path) => quiet.has(path) && form.getFieldState(path).invalid));
    void form.trigger(paths.filter((path) => !quiet.has(path)));
  }

  return {
    leave(name: string | undefined): void {
      const path = asRxPath(name);
      if (!path) return;
      left.add(path);
      judge([...left]);
    },
    change(): void {
      const shown = rxPaths.filter((path) => form.getFieldState(path).invalid);
      if (shown.length > 0) judge(shown);
    },
    /** After a vain try to send, every field counts as left. */
    insist(): void {
      isPatient = false;
      for (const path of rxPaths) left.add(path);
    },
    /** Shows what the lab found, until the field is changed. */
    report(issues: readonly Issue[]): void {
      for (const issue of issues) {
        const path = asRxPath(issue.path);
        if (!path) continue;
        const error = { type: issue.code, issue };
        form.setError(path, error);
      }
    },
    beginAnew(): void {
      left.clear();
      isPatient = true;
    },
  };
}

export type Judge = ReturnType<typeof createJudge>;
