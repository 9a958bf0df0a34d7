import { useStore } from '@nanostores/react';
import type { Elsewhere } from '../../../domain/power-grid/elsewhere.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { gridSummary } from '../../../i18n/power-grid/power-grid.ts';
import { $elsewhere } from '../../../stores/power-grid/elsewhere.ts';
import { elsewhereName, goTo } from '../../../stores/power-grid/go-elsewhere.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { focusActive } from './focus-active.ts';

const { texts } = gridSummary;

/** Maximum number of places listed. */
const mostListed = 3;

function show({ first }: Elsewhere): void {
  goTo(first);
  focusActive();
}

/** Says how many ordered pieces are outside the visible part of the grid, with buttons that go there. */
export function GridElsewhere() {
  const places = useStore($elsewhere);
  const pieces = places.reduce((sum, elsewhere) => sum + elsewhere.pieces, 0);
  if (pieces === 0) return null;
  return (
    <p className="power-grid-elsewhere" role="status">
      {say(fill(texts.elsewhere, { pieces: countText(pieces) }))}
      {places.slice(0, mostListed).map((elsewhere) => (
        <Button
          look="link"
          text={fill(texts.show, {
            place: elsewhereName(elsewhere.first),
            pieces: countText(elsewhere.pieces),
          })}
          key={`${elsewhere.first.lens} ${elsewhere.first.diameter}`}
          onClick={() => show(elsewhere)}
        />
      ))}
    </p>
  );
}
