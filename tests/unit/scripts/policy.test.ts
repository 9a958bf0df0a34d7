import { expect, it } from 'vitest';
import { policyOf } from '../../../scripts/build/policy.ts';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((each) => each.split(/ (.*)/).slice(0, 2)));

it('lets pages read from an API on another origin, and show its photos', () => {
  const api = 'https://api.example';
  expect(directives(policyOf([], api))).toMatchObject({
    'connect-src': `'self' ${api}`,
    'img-src': `'self' data: blob: ${api}`,
  });
  expect(directives(policyOf([], ''))).toMatchObject({
    'connect-src': "'self'",
    'img-src': "'self' data: blob:",
  });
});
