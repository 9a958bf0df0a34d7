import { describe, expect, it } from 'vitest';
import { directionOf, sortAfter } from '../../../src/ui/table/column-sort.ts';

const byTime = { ascending: 'oldest', descending: 'newest' };
const byLimit = { descending: 'creditLimit' };

describe('a click on the heading of a column', () => {
  it('sorts by it, ascending first', () => {
    expect(sortAfter(byTime, 'name')).toBe('oldest');
    expect(sortAfter(byTime, 'oldest')).toBe('newest');
    expect(sortAfter(byTime, 'newest')).toBe('oldest');
  });

  it('uses the only order that the server offers', () => {
    expect(sortAfter(byLimit, 'name')).toBe('creditLimit');
    expect(sortAfter(byLimit, 'creditLimit')).toBe('creditLimit');
    expect(sortAfter({ ascending: 'name' }, 'name')).toBe('name');
  });
});

describe('the sort direction of a column', () => {
  it('follows from the order of the list', () => {
    expect(directionOf(byTime, 'oldest')).toBe('ascending');
    expect(directionOf(byTime, 'newest')).toBe('descending');
    expect(directionOf(byLimit, 'name')).toBe('none');
    expect(directionOf(byLimit, '')).toBe('none');
  });
});
