import type { EyePrescription } from '../../optics/eye-prescription.ts';
import { prismParts } from '../../optics/prism-parts.ts';
import { plainEyeValue, plainMillimetres } from '../../rx/plain-eye-value.ts';
import type { RxOrder } from '../../rx/rx-order.ts';
import { eyeSides } from '../../vocabulary/eye.ts';
import { formatUnsignedPower } from '../../vocabulary/power.ts';

/** The prescription part of an order. */
export type RxContent = Pick<RxOrder, 'right' | 'left' | 'measures'>;

/** Converts Latin digits to those of a language. */
type Writer = (latin: string) => string;

const marks = { right: 'R', left: 'L' } as const;
const bases = { in: 'BI', out: 'BO', up: 'BU', down: 'BD' } as const;
const names = { add: 'ADD', pd: 'PD', nearPd: 'near PD', height: 'H', centreHeight: 'OC' } as const;

/**
 * A prescription as text to copy, in the common notation, which `readPasted` reads back to the same values: a line for
 * each eye's power, and one for each other field with its eyes.
 */
export function formatRxText(rx: RxContent, write: Writer): string {
  const eyes = eyeSides.flatMap((side) => {
    const eye = rx[side];
    return eye ? [{ mark: marks[side], eye }] : [];
  });
  const ofEyes = (name: string, text: (eye: EyePrescription) => string) => {
    const texts = eyes.flatMap(({ mark, eye }) =>
      text(eye) === '' ? [] : [`${mark} ${text(eye)}`],
    );
    return texts.length > 0 ? [`${name} ${texts.join(' ')}`] : [];
  };
  const fields = Object.entries(names) as [keyof typeof names, string][];
  return [
    ...eyes.map(({ mark, eye }) => `${mark} ${power(eye, write)}`),
    ...fields.flatMap(([field, name]) => {
      return ofEyes(name, ({ [field]: value }) =>
        value === null ? '' : write(plainEyeValue[field](value)),
      );
    }),
    ...ofEyes('prism', (eye) => prismOf(eye, write)),
    ...measuresOf(rx, write),
  ].join('\n');
}

function power({ sphere, cylinder, axis }: EyePrescription, write: Writer): string {
  const whole = write(plainEyeValue.sphere(sphere));
  if (cylinder === 0) return whole;
  return `${whole} ${write(plainEyeValue.cylinder(cylinder))} x ${write(String(axis))}`;
}

function prismOf({ prism }: EyePrescription, write: Writer): string {
  return prismParts
    .flatMap((part) => {
      const given = prism[part];
      return given ? [`${write(formatUnsignedPower(given.amount))} ${bases[given.base]}`] : [];
    })
    .join(' ');
}

function measuresOf({ measures }: RxContent, write: Writer): string[] {
  const { vertexDistance, pantoscopicTilt, wrap } = measures;
  const line = (name: string, text: string | null) =>
    text === null ? [] : [`${name} ${write(text)}`];
  return [
    ...line('worn vertex', vertexDistance === null ? null : plainMillimetres(vertexDistance)),
    ...line('tilt', pantoscopicTilt === null ? null : String(pantoscopicTilt)),
    ...line('wrap', wrap === null ? null : String(wrap)),
  ];
}
