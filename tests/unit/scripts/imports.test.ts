import { describe, expect, it, test } from 'vitest';
import { findCircles } from '../../../scripts/imports/circles.ts';
import { faultOf } from '../../../scripts/imports/directions.ts';
import { readImports } from '../../../scripts/imports/read-imports.ts';

const inWords = (fault: ReturnType<typeof faultOf>) => fault && `${fault.wrong}. ${fault.instead}.`;
const own = (file: string, target: string) => inWords(faultOf(file, target, false));
const foreign = (file: string, name: string) => inWords(faultOf(file, name, true));

describe('import directions', () => {
  it('let the domain import only itself and zod/mini', () => {
    expect(own('src/domain/rx/rx-order.ts', 'src/domain/typed/power.ts')).toBeUndefined();
    expect(foreign('src/domain/rx/rx-order.ts', 'zod/mini')).toBeUndefined();
    expect(foreign('src/domain/rx/rx-order.ts', 'zod')).toMatch('may not use the package zod');
    expect(own('src/domain/rx/rx-order.ts', 'src/i18n/language/locale.ts')).toMatch(
      'may not import src/i18n',
    );
  });

  it('let a folder import only folders below it in its layer', () => {
    expect(own('src/domain/rx/rx-order.ts', 'src/domain/optics/prism.ts')).toBeUndefined();
    expect(own('src/domain/optics/prism.ts', 'src/domain/rx/rx-order.ts')).toMatch(
      'src/domain/optics may not import rx, a floor above it',
    );
    expect(own('src/stores/shell/session.ts', 'src/stores/device/outbox/outbox.ts')).toMatch(
      'a floor above',
    );
  });

  it('let a new feature in at the floor that its layer has for new features', () => {
    const newFeature = 'src/domain/notices/notice.ts';
    expect(own(newFeature, 'src/domain/vocabulary/money.ts')).toBeUndefined();
    expect(own('src/domain/order/order.ts', newFeature)).toBeUndefined();
    expect(own(newFeature, 'src/domain/order/order.ts')).toMatch('a floor above');
    expect(own(newFeature, 'src/domain/repairs/repair.ts')).toMatch('Name one of them');
    const newRows = 'server/db/repairs/repairs.ts';
    expect(own(newRows, 'server/db/pool/scope.ts')).toBeUndefined();
    expect(own('server/routes/repairs.ts', newRows)).toBeUndefined();
    expect(own(newRows, 'server/db/notices/notices.ts')).toMatch('Name one of them');
    expect(own('server/db/orders/read-orders.ts', newRows)).toMatch('a floor above');
  });

  it('require a floor for a folder inside a feature', () => {
    expect(own('src/domain/rx/basket/line.ts', 'src/domain/vocabulary/money.ts')).toMatch(
      'no floor for rx/basket',
    );
  });

  it('apply inside the server, with its top-level files on top', () => {
    expect(
      own('server/routes/orders/orders.ts', 'server/db/orders/read-orders.ts'),
    ).toBeUndefined();
    expect(own('server/app.ts', 'server/routes/orders/orders.ts')).toBeUndefined();
    expect(own('server/db/pool/scope.ts', 'server/db/orders/read-orders.ts')).toMatch(
      'server/db/pool may not import db/orders, a floor above it',
    );
    expect(own('server/auth/password.ts', 'server/start.ts')).toMatch(
      'server/auth may not import ., a floor above it',
    );
    expect(own('server/app.ts', 'server/reports/monthly.ts')).toMatch('no floor for reports');
  });

  it('keep stores from importing views, and src from importing the server', () => {
    expect(own('src/ui/shell/Popup.tsx', 'src/stores/shell/appearance.ts')).toMatch(
      'src/ui may not import src/stores',
    );
    expect(own('src/api/client.ts', 'server/process/config/settings.ts')).toMatch(
      'src/api may not import server',
    );
    expect(own('server/app.ts', 'src/stores/shell/session.ts')).toMatch(
      'server may not import src/stores',
    );
    expect(own('src/pages/rx.astro', 'src/stores/shell/session.ts')).toMatch(
      'may not import src/stores',
    );
  });

  it('let an island import its own parts and hooks, but no other island', () => {
    expect(own('src/islands/shell/Header.tsx', 'src/islands/shell/Footer.tsx')).toMatch(
      'another island',
    );
    expect(own('src/islands/shell/header/Profile.tsx', 'src/islands/shell/Footer.tsx')).toMatch(
      'another island',
    );
    expect(
      own('src/islands/shell/Header.tsx', 'src/islands/shell/header/Profile.tsx'),
    ).toBeUndefined();
    expect(own('src/islands/shell/Header.tsx', 'src/islands/base/use-route.ts')).toBeUndefined();
  });
});

test('a forbidden import comes with what to do instead', () => {
  expect(own('src/ui/base/Icon.tsx', 'src/api/paths.ts')).toBe(
    'src/ui may not import src/api. It may import src/domain, src/panel, src/i18n.',
  );
});

describe('import circles', () => {
  it('are found whether long or of one file', () => {
    const imports = new Map([
      ['a.ts', ['b.ts', 'd.ts']],
      ['b.ts', ['c.ts']],
      ['c.ts', ['b.ts', 'd.ts']],
      ['d.ts', []],
      ['e.ts', ['e.ts']],
    ]);
    expect(findCircles(imports)).toEqual([['b.ts', 'c.ts'], ['e.ts']]);
  });

  it('are not found where two files share a third', () => {
    const imports = new Map([
      ['a.ts', ['b.ts', 'c.ts']],
      ['b.ts', ['d.ts']],
      ['c.ts', ['d.ts']],
    ]);
    expect(findCircles(imports)).toEqual([]);
  });
});

describe('reading imports', () => {
  it('finds every form of import', () => {
    const code = `import a from './a.ts'; import type { B } from './b.ts'; export { c } from './c.ts';
      const d = await import('./d.ts');`;
    const found = readImports({ path: 'x.ts', text: code });
    expect(found.map(({ specifier }) => specifier)).toEqual([
      './a.ts',
      './b.ts',
      './c.ts',
      './d.ts',
    ]);
    expect(found.map(({ line }) => line)).toEqual([1, 1, 1, 2]);
  });

  it('distinguishes those that are loaded later', () => {
    const text = "import a from './a.ts';\nconst b = () => import('./b.ts');";
    expect(readImports({ path: 'x.ts', text }).map(({ isDynamic }) => isDynamic)).toEqual([
      false,
      true,
    ]);
  });

  it('finds imports in the front matter and scripts of an Astro file', () => {
    const page =
      "---\nimport A from '../A.astro';\n---\n<p>import</p>\n<script>\n  import './b.ts';\n</script>\n";
    expect(readImports({ path: 'x.astro', text: page })).toEqual([
      { specifier: '../A.astro', line: 2, isDynamic: false },
      { specifier: './b.ts', line: 6, isDynamic: false },
    ]);
  });
});
