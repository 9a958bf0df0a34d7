import { expect, test } from 'vitest';
import { inWords } from '../../../scripts/checking/fault.ts';
import { typedTexts } from '../../../scripts/markup/typed-texts.ts';

const component = (markup: string) => ({
  path: 'src/ui/Tray.tsx',
  text: `export const Tray = ({ isFull, tray }: Props) => (\n  ${markup}\n);\n`,
});

test.each([
  ['a child', '<p>Tray is full</p>', 'Tray is full'],
  ['a Persian child', '<p>سینی</p>', 'سینی'],
  ['a child after an element', '<p><b>{tray}</b> is full</p>', 'is full'],
  ['a branch of a condition', "<p>{isFull ? 'Full' : tray}</p>", 'Full'],
  ['text after a condition', "<>{isFull && 'Full'}</>", 'Full'],
  ['a template', `<p>{\`Tray \${tray}\`}</p>`, 'Tray'],
  ['a label that is read out', '<button type="button" aria-label="Close" />', 'Close'],
  ['a tooltip', `<b title={\`Tray \${tray}\`} />`, 'Tray'],
  ['a placeholder', '<input placeholder="Name" />', 'Name'],
  ['the alternative text of a picture', "<img alt={isFull ? 'Full' : ''} />", 'Full'],
  ['a role in words', '<ul aria-roledescription="carousel" />', 'carousel'],
  ['both languages of a prop', "<Field label={['سینی', tray]} />", 'سینی'],
])('%s is reported with its line and what to do instead', (_, markup, text) => {
  expect(typedTexts(component(markup)).map(inWords)).toEqual([
    `src/ui/Tray.tsx:2: “${text}” is typed here in one language. Write it in both in messages() in src/i18n; show it with <Text of={…} />, in an attribute with useMessages().`,
  ]);
});

test.each([
  ['a message', '<p><Text of={texts.full} /></p>'],
  ['a message in an attribute', '<button type="button" aria-label={t.close} />'],
  ['a symbol that is the same in all languages', "<th>CYL {isFull ? 'R' : 'L'}</th>"],
  ['digits and punctuation', '<p>12.5&nbsp;% · {tray}</p>'],
  ['code', '<code>webhook-signature</code>'],
  [
    'attributes that are not text',
    '<p className="tray" id="full" data-kind={isFull ? "full" : "empty"} />',
  ],
  ['a comparison', "<p>{tray === 'full' && <b>{tray}</b>}</p>"],
  ['an empty alternative text', '<img alt="" />'],
  ['a comma between names', "<p>{join(tray, '، ')}</p>"],
])('%s is accepted', (_, markup) => {
  expect(typedTexts(component(markup))).toEqual([]);
});

test('a page is checked too, but not its code', () => {
  const text = `---
const title = titles.texts.rx;
---
<p>{title}</p>
<script is:inline>document.title = 'Full';</script>
<h1>
  Full
</h1>
`;
  expect(typedTexts({ path: 'src/pages/tray.astro', text })).toEqual([
    expect.objectContaining({ path: 'src/pages/tray.astro', line: 7 }),
  ]);
});
