import { createHash } from 'node:crypto';

const inlineCode = /<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;

type Hashes = { script: Set<string>; style: Set<string> };

function collectHashes(pages: readonly string[]): Hashes {
  const hashes: Hashes = { script: new Set(), style: new Set() };
  for (const [, element, code = ''] of pages.flatMap((html) => [...html.matchAll(inlineCode)])) {
    if (code === '') continue;
    const digest = createHash('sha256').update(code).digest('base64');
    hashes[element === 'script' ? 'script' : 'style'].add(`'sha256-${digest}'`);
  }
  return hashes;
}

/**
 * Content security policy: same-origin files, inline code by its hash, and the API. All pages share one policy, the
 * union of their hashes, because after a client-side navigation the first page's policy still applies.
 */
export function policyOf(pages: readonly string[], apiOrigin: string): string {
  const hashes = collectHashes(pages);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes.script].sort().join(' ')}`,
    `style-src 'self' ${[...hashes.style].sort().join(' ')}`,
    `img-src 'self' data: blob: ${apiOrigin}`.trim(),
    `connect-src 'self' ${apiOrigin}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
