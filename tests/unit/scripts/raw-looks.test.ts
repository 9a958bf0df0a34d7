import { expect, test } from 'vitest';
import { inWords } from '../../../scripts/checking/fault.ts';
import { rawLooks } from '../../../scripts/markup/raw-looks.ts';

const component = (markup: string) => ({
  path: 'src/ui/Tray.tsx',
  text: `export const Tray = ({ share, tint }: Props) => (\n  ${markup}\n);\n`,
});

const found = (markup: string) => rawLooks(component(markup)).map(inWords);

const asClass = 'Give it a class, and the class a rule with a token in src/styles';

test.each([
  ['a colour in an attribute', '<path stroke="#1a7343" />', '#1a7343'],
  ['a named colour', '<circle fill="red" />', 'red'],
  ['a colour in a branch', "<circle fill={share ? 'none' : 'white'} />", 'white'],
  ['a colour in a value', "<Chip tint={tint ?? 'rgb(0 0 0 / 40%)'} />", 'rgb(0 0 0 / 40%)'],
])('%s is reported with its line and what to do instead', (_, markup, text) => {
  expect(found(markup)).toEqual([`src/ui/Tray.tsx:2: “${text}” is a raw colour. ${asClass}.`]);
});

test('a raw size is reported too', () => {
  expect(found('<Grid gap="12px" />')).toEqual([
    `src/ui/Tray.tsx:2: “12px” is a raw size. ${asClass}.`,
  ]);
});

test.each([
  ['a text', '<b style="color: red" />', 'color: red'],
  ['a number', '<b style={{ zIndex: -4 }} />', '4'],
  ['a word', "<b style={{ display: share ? 'none' : undefined }} />", 'none'],
  ['a literal token', "<b style={{ '--gap': '4px' }} />", '4px'],
])('an inline style with %s is reported', (_, markup, text) => {
  expect(found(markup)).toEqual([
    `src/ui/Tray.tsx:2: “${text}” is styled in the markup. ${asClass}. Only what is computed is handed in, as style={{ '--share': share }}.`,
  ]);
});

test.each([
  ['a computed style', `<b style={{ '--share': share, width: \`\${share}%\` }} />`],
  ['a style computed conditionally', `<b style={{ width: share ? \`\${share}%\` : undefined }} />`],
  ['a colour that is computed', `<path fill={\`url(#\${tint})\`} />`],
  ['a colour that is data', '<circle fill={tint} />'],
  ['a colour from elsewhere', '<path fill="none" stroke="currentColor" color="var(--accent)" />'],
  ['coordinates and proportions', '<svg viewBox="0 0 24 24"><rect x={1.5} width={20} /></svg>'],
  ['a computed width of the window', `<Media query={\`(max-width: \${share}px)\`} />`],
  ['an address on the page', '<a href="#fade" />'],
  ['a reference and a count', '<use data-number="#3" data-rest="12 left" />'],
])('%s is accepted', (_, markup) => {
  expect(found(markup)).toEqual([]);
});

test('a page may not have its own style sheet, unless it is passed in', () => {
  const rules = '---\n---\n<p />\n<style>\n  p { gap: 4px; }\n</style>\n';
  expect(rawLooks({ path: 'src/pages/tray.astro', text: rules })).toEqual([
    expect.objectContaining({ line: 4, instead: 'Import one of src/styles' }),
  ]);
  const handedIn = '---\n---\n<style is:inline set:html={styles} />\n';
  expect(rawLooks({ path: 'src/layouts/Html.astro', text: handedIn })).toEqual([]);
});
