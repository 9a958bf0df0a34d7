import { type Issue, type IssueCode, isWarning } from '../../domain/vocabulary/issue.ts';
import { contentOf, type RxForm } from './form.ts';
import { asRxPath, type RxPath, rxPaths } from './paths.ts';
import { readNow } from './reading.ts';

/** Emptiness that is no mistake before the order is to be sent. */
const patientWith: ReadonlySet<IssueCode> = new Set(['required', 'sphereMissing', 'valueMissing']);

/**
 * Decides when a field is judged: once it was left, and after a vain try to send everywhere. What stands against a
 * field goes away while it is being mended; nothing new appears under the typing hand.
 */
export function createJudge(form: RxForm) {
  const left = new Set<RxPath>();
  let isPatient = true;

  function judge(paths: readonly RxPath[]): void {
    const found = new Map<string, Issue>();
    for (const issue of readNow(contentOf(form)).issues) {
      const isQuiet = isWarning(issue) || (isPatient && patientWith.has(issue.code));
      if (!isQuiet && !found.has(issue.path)) found.set(issue.path, issue);
    }
    const shown = new Map(form.$issues.get());
    for (const path of paths) {
      const issue = found.get(path);
      if (issue) shown.set(path, issue);
      else shown.delete(path);
    }
    form.show(shown);
  }

  return {
    leave(name: string | undefined): void {
      const path = asRxPath(name);
      if (!path) return;
      left.add(path);
      judge([...left]);
    },
    change(): void {
      const shown = [...form.$issues.get().keys()];
      if (shown.length > 0) judge(shown);
    },
    /** After a vain try to send, every field counts as left. */
    insist(): void {
      isPatient = false;
      for (const path of rxPaths) left.add(path);
      judge(rxPaths);
    },
    /** Shows what the lab found, until the field is changed. */
    report(issues: readonly Issue[]): void {
      const shown = new Map(form.$issues.get());
      for (const issue of issues) {
        const path = asRxPath(issue.path);
        if (path) shown.set(path, issue);
      }
      form.show(shown);
    },
    beginAnew(): void {
      left.clear();
      isPatient = true;
      form.show(new Map());
    },
  };
}
