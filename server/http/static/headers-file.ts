import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Headers for the paths that match a pattern. */
export interface HeaderRule {
  pattern: RegExp;
  /** Null removes a header set by an earlier rule. */
  headers: [name: string, value: string | null][];
}

/** Used when the build has no `_headers` file. */
const defaultRules = `
/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Content-Security-Policy: frame-ancestors 'none'
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
`;

/**
 * Reads the built panel's `_headers` file, which static hosts use too, so that the panel gets the same headers here.
 * The file has a line with a path (`*` matches any text), followed by indented lines: `Name: value`, or `! Name` to
 * remove a header.
 */
export function readHeaderRules(directory: string): HeaderRule[] {
  const file = path.join(directory, '_headers');
  return parseHeaderRules(existsSync(file) ? readFileSync(file, 'utf8') : defaultRules);
}

/** The headers for a path; later rules override earlier ones. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.pattern.test(pathname)) continue;
    for (const [name, value] of rule.headers) {
      if (value === null) headers.delete(name.toLowerCase());
      else headers.set(name.toLowerCase(), value);
    }
  }
  return headers;
}

function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const [, removed] = /^\s+!\s*([\w-]+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else if (removed) rules.at(-1)?.headers.push([removed, null]);
    else if (content.startsWith('/')) rules.push({ pattern: patternOf(content), headers: [] });
  }
  return rules;
}

function patternOf(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
