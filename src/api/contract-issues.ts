import type * as z from 'zod/mini';
import { eyeFields, eyeLimits } from '../domain/optics/eye-fields.ts';
import { isRxNumber, rxNumbers } from '../domain/rx/number-fields.ts';
import { eyeSides } from '../domain/vocabulary/eye.ts';
import type { Issue } from '../domain/vocabulary/issue.ts';

type SchemaIssue = z.core.$ZodIssue;

/**
 * Converts a schema's error to the contract's issues. Their paths are those of the form, without the `content.` that
 * wraps an order. The schema must have been run with `reportInput`.
 */
export function contractIssues(error: z.core.$ZodError): Issue[] {
  return error.issues.flatMap(contractIssue);
}

function contractIssue(found: SchemaIssue): Issue[] {
  const path = formPath(found.path);
  if (found.code === 'unrecognized_keys') {
    return found.keys.map((key) => ({
      path: formPath([...found.path, key]),
      code: 'unknownField' as const,
    }));
  }
  if (found.code === 'too_big') return [tooBig(found, path)];
  if (found.code === 'too_small') return [tooSmall(found, path)];
  if (found.input === undefined && found.code !== 'custom') return [{ path, code: 'required' }];
  const isNumber = found.code === 'invalid_type' && /^(number|int)$/.test(found.expected);
  const code = isNumber && typeof found.input !== 'number' ? 'notANumber' : 'invalid';
  return [{ path, code }];
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, path: string): Issue {
  const max = Number(maximum);
  if (origin === 'string') return { path, code: 'tooLong', params: { max } };
  return { path, code: 'outOfRange', params: limitsAt(path) ?? { max } };
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall, path: string): Issue {
  if (origin === 'string') return { path, code: 'required' };
  return { path, code: 'outOfRange', params: limitsAt(path) ?? { min: Number(minimum) } };
}

/** Both limits of a number field, because its message names both. */
function limitsAt(path: string): { min: number; max: number } | undefined {
  const field = eyeFields.find((name) => eyeSides.some((side) => path === `${side}.${name}`));
  const limits = isRxNumber(path) ? rxNumbers[path] : field && eyeLimits[field];
  return limits && { min: limits.min, max: limits.max };
}

function formPath(path: readonly PropertyKey[]): string {
  const inside = path.length > 1 && path[0] === 'content' ? path.slice(1) : path;
  return inside.map(String).join('.');
}
