import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

/** The warnings about a style sheet, as if it were in the styles folder. */
async function faultsOf(code: string, codeFilename = 'src/styles/planted.scss') {
  const { results } = await stylelint.lint({ code, codeFilename });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

const faultsIn = (declaration: string) => faultsOf(`.planted {\n  ${declaration};\n}\n`);

describe('styles', () => {
  it.each([
    'color: #0b7a75',
    'color: rgb(0 0 0 / 50%)',
    'border: 1px solid red',
    'background: url("data:image/svg+xml,%3csvg fill=\'%23bfbfbf\'/%3e")',
    'border-radius: 7px',
    'font-size: 13px',
    'z-index: 99',
    'box-shadow: 0 2px 4px var(--line)',
    'width: 44px',
  ])('reject `%s`, and say where to look for a token', async (declaration) => {
    expect(await faultsIn(declaration)).toEqual([
      expect.stringContaining('Use a token from src/styles/tokens'),
    ]);
  });

  it.each([
    'color: var(--accent)',
    'background: color-mix(in srgb, var(--accent) 6%, transparent)',
    'border-radius: var(--radius)',
    'font-size: min(var(--text-small), 16px)',
    'box-shadow: inset 0 0 0 1px var(--accent)',
    'padding: 8px 1.5rem',
    'width: 18px',
  ])('accept `%s`', async (declaration) => {
    expect(await faultsIn(declaration)).toEqual([]);
  });

  it('may have raw values among the tokens', async () => {
    const sheet = '$planted: #0b7a75;\n';
    expect(await faultsOf(sheet, 'src/styles/tokens/_planted.scss')).toEqual([]);
    expect(await faultsOf(sheet)).toHaveLength(1);
  });

  it.each(['gap: 8px 9px', '@include patterns.row(4px 9px, center)'])(
    'require the scale of distances in `%s`',
    async (declaration) => {
      expect(await faultsIn(declaration)).toEqual([
        expect.stringContaining('9px is no step of the scale: take the nearest of 0, 1, 2'),
      ]);
    },
  );

  it('change only at the specified widths', async () => {
    const at = (width: string) =>
      `@media (min-width: ${width}) {\n  .planted {\n    top: 0;\n  }\n}\n`;
    expect(await faultsOf(at('600px'))).toEqual([expect.stringContaining('Use a specified width')]);
    expect(await faultsOf(at('$from-sm'))).toEqual([]);
  });

  it('have no exception without a reason', async () => {
    const planted = (comment: string) => `${comment}\n.planted {\n  z-index: 99;\n}\n`;
    const rule = 'declaration-property-value-allowed-list';
    expect(
      await faultsOf(planted(`// stylelint-disable ${rule} -- above a frame of the browser`)),
    ).toEqual([]);
    expect(await faultsOf(planted(`// stylelint-disable ${rule}`))).toHaveLength(1);
  });
});
