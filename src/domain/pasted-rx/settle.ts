import { eyeFields } from '../optics/eye-fields.ts';
import { prismParts } from '../optics/prism-parts.ts';
import { eyeSides } from '../vocabulary/eye.ts';
import { ask, type Found } from './found.ts';
import type { PastedPath, PastedQuestionCode, PastedRx, PastedValue } from './pasted-rx.ts';

/** In form order. */
const order: readonly PastedPath[] = [
  ...eyeSides.flatMap((side): PastedPath[] => [
    ...eyeFields.map((field): PastedPath => `${side}.${field}`),
    ...prismParts.map((part): PastedPath => `${side}.prism.${part}`),
  ]),
  'measures.refractedVertex',
  'measures.vertexDistance',
  'measures.pantoscopicTilt',
  'measures.wrap',
];

const isSame = (one: PastedValue, other: PastedValue) =>
  one.value === other.value && one.base === other.base;

/** Takes each value that is written once or always the same, and asks about the others and about mismatches. */
export function settle(found: Found): PastedRx {
  const written = Map.groupBy(found.values, ({ path }) => path);
  const settled: Found = { values: [], questions: [...found.questions], answers: found.answers };
  for (const path of order) takeOne(settled, path, written.get(path) ?? []);
  for (const side of eyeSides) compareEye(settled, side);
  const values = order.flatMap((path) => settled.values.filter((value) => value.path === path));
  const questions = settled.questions.toSorted((one, other) => one.from - other.from);
  return { values, questions, isTooLong: false };
}

function takeOne(settled: Found, path: PastedPath, values: readonly PastedValue[]): void {
  const different = values.filter(
    (value, index) => values.findIndex((each) => isSame(each, value)) === index,
  );
  const [first, second] = different;
  if (!first) return;
  if (!second) {
    settled.values.push(first);
    return;
  }
  const choices = different.map((value, index) => ({ answer: String(index), values: [value] }));
  ask(settled, { code: 'twoValues', path, choices, from: second.from, to: second.to });
}

/** Questions about a power that may be the sphere or the cylinder. */
const isOfPowers = (code: PastedQuestionCode) => code === 'lonePower' || code === 'powerOrder';

/** A cylinder needs an axis, an axis needs a cylinder, and both need a sphere. */
function compareEye(settled: Found, side: 'right' | 'left'): void {
  const at = (field: 'sphere' | 'cylinder' | 'axis') => {
    const path: PastedPath = `${side}.${field}`;
    const asked = settled.questions.find((question) => {
      const isOfPower = isOfPowers(question.code);
      if (isOfPower && question.id in settled.answers) return false;
      return (
        question.path === path ||
        question.choices.some(({ values }) => values.some((value) => value.path === path)) ||
        (isOfPower && (question.path?.startsWith(side) ?? true))
      );
    });
    return { value: settled.values.find((value) => value.path === path), asked };
  };
  const [sphere, cylinder, axis] = [at('sphere'), at('cylinder'), at('axis')];
  const hasCylinder = cylinder.value !== undefined && cylinder.value.value !== 0;
  if (hasCylinder && !axis.value && !axis.asked) {
    note(settled, 'axisMissing', `${side}.axis`, cylinder.value);
  }
  if (axis.value && !hasCylinder && !cylinder.asked)
    askAxis(settled, side, axis.value, cylinder.value);
  if (hasCylinder && !sphere.value && !sphere.asked) {
    note(settled, 'sphereMissing', `${side}.sphere`, cylinder.value);
  }
}

function note(
  settled: Found,
  code: 'axisMissing' | 'sphereMissing',
  path: PastedPath,
  { from, to }: PastedValue = { path, value: 0, from: 0, to: 0 },
): void {
  ask(settled, { code, path, from, to });
}

/** Clinic software prints an axis even with a cylinder of 0, where it has no meaning. */
function askAxis(
  settled: Found,
  side: 'right' | 'left',
  axis: PastedValue,
  cylinder: PastedValue | undefined,
): void {
  settled.values.splice(settled.values.indexOf(axis), 1);
  if (cylinder) return;
  const { from, to } = axis;
  const choices = [{ answer: 'take', values: [axis] }];
  ask(settled, { code: 'axisWithoutCylinder', path: `${side}.axis`, choices, from, to });
}
