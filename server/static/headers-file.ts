import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Headers for the addresses a pattern holds. */
export interface HeaderRule {
  pattern: RegExp;
  /** Null takes a header away that an earlier rule gave. */
  headers: [name: string, value: string | null][];
}

/** What goes with every file when the build brought no `_headers`. */
const fallback = `
/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Content-Security-Policy: frame-ancestors 'none'
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
`;

/**
 * Reads `_headers` of the built panel, the file static hosts read their headers from, so that the panel gets the same
 * ones here: a line with an address (`*` is any text), then indented lines `Name: value`, or `! Name` for none.
 */
export function readHeaderRules(directory: string): HeaderRule[] {
  const file = path.join(directory, '_headers');
  return parseHeaderRules(existsSync(file) ? readFileSync(file, 'utf8') : fallback);
}

/** The headers of an address; a later rule overrules an earlier one. */
export function headersFor(rules: readonly HeaderRule[], address: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.pattern.test(address)) continue;
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
    const [, without] = /^\s+!\s*([\w-]+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else if (without) rules.at(-1)?.headers.push([without, null]);
    else if (content.startsWith('/')) rules.push({ pattern: patternOf(content), headers: [] });
  }
  return rules;
}

function patternOf(address: string): RegExp {
  const parts = address.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
