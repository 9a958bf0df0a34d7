import { describe, expect, it } from 'vitest';
import { type Issue, issue } from '../../../src/domain/vocabulary/issue.ts';
import { type WarningCode, warningCodes } from '../../../src/domain/vocabulary/warning-codes.ts';
import { issueMessage } from '../../../src/i18n/issues/issue-message.ts';
import { warningMessage } from '../../../src/i18n/issues/warning-message.ts';

/** Without the invisible isolates around numbers. */
const plain = (found: Issue) =>
  issueMessage(found).map((text) => text.replace(/[\u2066\u2069]/g, ''));

describe('issueMessage', () => {
  it('uses the specified text by default', () => {
    expect(plain({ path: 'right.sphere', code: 'invalid' })).toEqual([
      'اسفر معتبر نیست',
      'SPH is not valid',
    ]);
  });

  it('formats bounds in the field’s unit and the language’s digits', () => {
    const [persian, english] = plain({
      path: 'left.sphere',
      code: 'outOfRange',
      params: { min: -2500, max: 1800 },
    });
    expect(persian).toContain('از −۲۵٫۰۰ تا +۱۸٫۰۰');
    expect(english).toContain('−25.00 to +18.00');
  });

  it('formats steps without a sign, lengths in millimetres, and groups counts', () => {
    expect(plain({ path: 'right.sphere', code: 'offStep', params: { step: 25 } })[1]).toContain(
      '0.25',
    );
    expect(plain({ path: 'right.pd', code: 'offStep', params: { step: 5 } })[1]).toContain(
      '0.5\u00a0mm',
    );
    expect(plain({ path: 'remarks', code: 'tooLong', params: { max: 1000 } })[0]).toContain(
      '۱٬۰۰۰',
    );
  });

  it('falls back to the default when a bound is missing', () => {
    expect(plain({ path: 'right.pd', code: 'outOfRange', params: { max: 450 } })[1]).toBe(
      'PD is not valid',
    );
  });

  it('leaves no placeholder unfilled, for any code', () => {
    for (const code of issue.shape.code.options) {
      for (const path of ['right.axis', 'lens.design', 'remarks', 'right', 'expectedTotal']) {
        for (const text of plain({ path, code })) expect(text).not.toMatch(/[{}]/);
      }
    }
  });
});

describe('warningMessage', () => {
  const params = {
    min: 280,
    max: 380,
    least: 700,
    largest: 650,
    above: 90,
    difference: 250,
    usual: 450,
    months: 13,
  };

  it.each(warningCodes)('says %s as the form does', (code) => {
    const paths: Partial<Record<WarningCode, string>> = {
      addUnusual: 'right.add',
      prescriptionOld: 'people.prescribedOn',
    };
    const path = paths[code] ?? 'right.pd';
    expect(warningMessage({ code, params })).toEqual(issueMessage({ code, path, params }));
    expect(warningMessage({ code, params }).join()).not.toContain('{');
  });
});
