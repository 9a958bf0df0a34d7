import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../../../src/stores/device/records/new-id.ts';

describe('a new id', () => {
  it('is a UUID of version 7, never twice the same', () => {
    const ids = Array.from({ length: 1000 }, () => newId());
    for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true);
    expect(new Set(ids).size).toBe(1000);
  });

  it('begins with its time, so that ids of different milliseconds sort by it', () => {
    expect(newId(0x0190_1234_5678)).toMatch(/^01901234-5678-7/);
    expect(newId(1_700_000_000_000) < newId(1_700_000_000_001)).toBe(true);
  });
});
