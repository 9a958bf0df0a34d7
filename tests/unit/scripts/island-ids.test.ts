import { expect, test } from 'vitest';
import { withoutIslandIds } from '../../../scripts/build/island-ids.ts';

test('every island loses only the id that depends on the build’s folder', () => {
  const island = (id: string) =>
    `<astro-island${id} data-preact-island-id="8" opts="{&quot;name&quot;:&quot;Header&quot;}">uid="1"</astro-island>`;
  expect(withoutIslandIds(island(' uid="Z1axwGn"') + island(' uid="HAsmn"'))).toBe(
    island('') + island(''),
  );
});
