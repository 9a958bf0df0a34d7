import { describe, expect, it } from 'vitest';
import { directionOf } from '../../../src/i18n/language/locale.ts';
import { $locale, setLocale } from '../../../src/stores/shell/locale.ts';

describe('the language of the panel', () => {
  it('is Persian by default', () => {
    expect($locale.get()).toBe('fa');
  });

  it('throws for an unsupported language, and stays unchanged', () => {
    expect(() => setLocale('de')).toThrow('The de not supported yet.');
    expect($locale.get()).toBe('fa');
  });

  it('runs left to right for English, right to left otherwise', () => {
    expect([directionOf('en'), directionOf('fa')]).toEqual(['ltr', 'rtl']);
  });
});
