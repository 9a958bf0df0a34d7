import type { PastedAnswers, PastedPath } from '../../../src/domain/pasted-rx/pasted-rx.ts';
import { readPasted } from '../../../src/domain/pasted-rx/read-pasted.ts';

const short = (path: PastedPath) =>
  path
    .replace('right.', 'R.')
    .replace('left.', 'L.')
    .replace('measures.', '')
    .replace(/prism\.(horizontal|vertical)/, 'prism')
    .replace('sphere', 'sph')
    .replace('cylinder', 'cyl');

/** The reading of a text in one line: `R.sph -225 R.cyl -75`, and `? code "part"` with the possible answers. */
export function brief(text: string, answers: PastedAnswers = {}): string {
  const { values, questions } = readPasted(text, answers);
  const taken = values.map(({ path, value, base }) => {
    return `${short(path)} ${value}${base ?? ''}`;
  });
  const asked = questions.map(({ code, from, to, choices }) => {
    const given = choices.length > 0 ? ` [${choices.map(({ answer }) => answer).join(', ')}]` : '';
    return `? ${code} "${text.slice(from, to)}"${given}`;
  });
  return [...taken, ...asked].join(' ');
}
