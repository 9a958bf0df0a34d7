import type { Issue } from '../vocabulary/issue.ts';
import type { Field } from './field.ts';

/** Issues by form field name. Those of the whole form are at `root`. */
export type NamedIssues = Readonly<Record<string, Issue>>;

function nameInside(field: Field, rest: readonly string[]): string {
  if (field.type === 'price') return `${field.path}.toman`;
  if (field.type !== 'rows') return field.path;
  const [index, ...inner] = rest;
  if (index === undefined) return `${field.path}.root`;
  const row = `${field.path}.${index}`;
  const name = nameOfPath(field.fields, inner.join('.'));
  return name === 'root' ? row : `${row}.${name}`;
}

/** Name of the form field for a path of the value; `root` if no field has that path. */
function nameOfPath(fields: readonly Field[], path: string): string {
  const field = fields.find((each) => path === each.path || path.startsWith(`${each.path}.`));
  if (!field) return 'root';
  const rest = path.slice(field.path.length + 1);
  return nameInside(field, rest === '' ? [] : rest.split('.'));
}

/** The first issue of each field of a form. */
export function namedIssues(fields: readonly Field[], issues: readonly Issue[]): NamedIssues {
  const named: Record<string, Issue> = {};
  for (const issue of issues) named[nameOfPath(fields, issue.path)] ??= issue;
  return named;
}
