import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Code fetched outside of islands. The caller handles failures, as noted for each group. */
const outside = [
  // The page works without it, and the next page retries.
  'src/layouts/keep.ts',
  'src/layouts/scroll-restoration.ts',
  'src/layouts/live.ts',
  // Without it the text is the same, minus the age.
  'src/ui/age/LazyAge.tsx',
  // Stores: the shown data stays unchanged, or the calling function rejects.
  'src/stores/browser-support/polyfills.ts',
  'src/stores/accessories/shown.ts',
  'src/stores/device/left-drafts.ts',
  'src/stores/device/outbox/outbox-look.ts',
  'src/stores/device/records/database.ts',
  'src/stores/device/records/fetch-older-records.ts',
  'src/stores/device/waiting.ts',
  'src/stores/find/device-entries.ts',
  'src/stores/correcting/correcting.ts',
  'src/stores/lists/read-list.ts',
  'src/stores/orders/order-kinds.ts',
  'src/stores/power-grid/pasting.ts',
  'src/stores/power-grid/weight.ts',
  'src/stores/preorders/checks.ts',
  'src/stores/preorders/send-several.ts',
  'src/stores/rx/order-reader.ts',
];

const importing = /(?<!typeof )\bimport\(/g;

/** The text without loaders passed to `lazy(…)`, inline or by name. */
function withoutLazy(text: string): string {
  const named = [...text.matchAll(/\blazy\((\w+)[,)]/g)].map(([, name = '']) => name);
  const plain = named.reduce(
    (rest, name) =>
      rest.replace(new RegExp(`async function ${name}\\(\\) \\{[\\s\\S]*?\\n\\}`), ''),
    text,
  );
  return plain.replaceAll(/\blazy\(\s*(async )?\((\))[\s\S]*?import\('[^']+'\)/g, '');
}

const fetchesOtherwise = (text: string) => (withoutLazy(text).match(importing) ?? []).length > 0;

describe('code that is fetched later', () => {
  it('is found if it is not fetched through `lazy`', () => {
    expect(fetchesOtherwise("import('./A.tsx').then(set)")).toBe(true);
    expect(fetchesOtherwise("const load = async () => (await import('./A.tsx')).A;")).toBe(true);
    expect(fetchesOtherwise("const a = lazy(() => import('./A.tsx')); import('./B.tsx');")).toBe(
      true,
    );
    expect(fetchesOtherwise("const a = lazy(() => import('./A.tsx'), sheet);")).toBe(false);
    expect(
      fetchesOtherwise("const a = lazy(\n  async () => (await import('./A.tsx')).A,\n  sheet,\n);"),
    ).toBe(false);
    expect(fetchesOtherwise("type Part = typeof import('./a.ts')['a'];")).toBe(false);
  });

  it('is fetched through `lazy`, which reports failures', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter((file) =>
      fetchesOtherwise(readFileSync(file, 'utf8')),
    );
    expect(files.sort()).toEqual(outside.sort());
  });
});
