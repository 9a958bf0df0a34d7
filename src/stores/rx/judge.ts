import type { Issue, IssueCode } from '../../domain/vocabulary/issue.ts';
import { contentOf, type RxForm } from './form.ts';
import { asRxPath, type RxPath, rxPaths } from './paths.ts';
import { mistakesNow } from './reading.ts';

/** Codes for empty fields, which are not marked before the first attempt to send. */
const patientWith: ReadonlySet<IssueCode> = new Set(['required', 'sphereMissing', 'valueMissing']);

/**
 * Decides when to check fields: each when it loses focus, and all after an attempt to send. While the user corrects a
 * field, its issue can disappear, but no new one appears.
 */
export function createJudge(form: RxForm) {
  const left = new Set<RxPath>();
  let isPatient = true;

  function judge(paths: readonly RxPath[]): void {
    const found = new Map<string, Issue>();
    for (const issue of mistakesNow(contentOf(form))) {
      const isQuiet = isPatient && patientWith.has(issue.code);
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
    /** Checks every field after an attempt to send. */
    insist(): void {
      isPatient = false;
      for (const path of rxPaths) left.add(path);
      judge(rxPaths);
    },
    /** Shows the lab's issues until their fields change. */
    report(issues: readonly Issue[]): void {
      const shown = new Map(form.$issues.get());
      for (const issue of issues) {
        const path = asRxPath(issue.path);
        if (path) shown.set(path, issue);
      }
      form.show(shown);
    },
    startNext(): void {
      left.clear();
      isPatient = true;
      form.show(new Map());
    },
  };
}
