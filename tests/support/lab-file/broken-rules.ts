import {
  type LabRecord,
  longestRecord,
  readRecords,
} from '../../../src/domain/lab-format/records.ts';

/**
 * The format of one side of each standard label, and whether 0 is a valid value there (optics of the trade, §5).
 * Repeated here independently of the writer, because the test must not inherit its mistakes.
 */
const power = /^[+-]?\d{1,2}\.\d\d$/;
const amount = /^(?!0+\.?0*$)\d{1,2}\.\d{1,3}$/;
const length = /^(?!0+\.?0*$)\d{1,3}\.\d$/;
const text = /^.+$/;
const lengths = 'IPD NPD SEGHT OCHT HBOX VBOX FED DIA BVD CORRLEN MINCTR MINEDG'.split(' ');
const sided: Readonly<Record<string, RegExp>> = {
  SPH: power,
  CYL: power,
  AX: /^(?:[1-9]\d?|1[0-7]\d|180)$/,
  ADD: amount,
  PRVM: amount,
  PRVA: /^(?:[12]?\d?\d|3[0-5]\d)(?:\.\d{1,2})?$/,
  ...Object.fromEntries(lengths.map((label) => [label, length])),
  MBASE: amount,
  PANTO: /^-?\d{1,2}$/,
  ZTILT: /^\d{1,2}$/,
  LTYPE: /^(?:SV|BI|PR|TR)(?: (?:FT|RD|CT|EX))?$/,
  LTYP: /^(?:SV|BI|PR|TR)$/,
  LMATTYPE: /^[012356]$/,
  LIND: /^1\.[3-9]\d$/,
  LNAM: text,
  COLR: text,
  ACOAT: text,
  TINT: text,
};
const single: Readonly<Record<string, RegExp>> = {
  DO: /^[RLB]$/,
  DBL: length,
  FTYP: /^[0-3]$/,
  ETYP: /^(?:-1|1|2|3)$/,
  PHOTO: /^[01]$/,
  POLAR: /^[01]$/,
  JOB: text,
  ACCN: text,
  CLIENT: text,
  PATIENT: text,
  FMFR: text,
  FRAM: text,
  REM: text,
};

/** The rules that a lab file breaks. `passedOn` lists labels of a trace file that it carries along. */
export function brokenRules(file: string, passedOn: readonly string[] = []): string[] {
  const records = readRecords(file);
  return [
    ...(/^(?:[^\r\n]+\r\n)+$/.test(file) ? [] : ['lines']),
    ...records.flatMap((record) => brokenForm(record, passedOn)),
    ...brokenEyes(records),
    ...brokenTraces(records),
  ];
}

function brokenForm({ label, fields, line }: LabRecord, passedOn: readonly string[]): string[] {
  const isLong = label !== 'REM' && Buffer.byteLength(`${line}\r\n`) > longestRecord;
  const form = sided[label] ?? single[label];
  const own = label.startsWith('_') || isOfTrace(label) || passedOn.includes(label);
  const most = sided[label] ? 2 : 1;
  const isBroken = form && fields.some((field) => field !== '' && !form.test(field));
  return [
    ...(/^[A-Z_][A-Z0-9_]{0,11}$/.test(label) ? [] : [`label ${label}`]),
    ...(isLong ? [`long ${label}`] : []),
    ...(form || own ? [] : [`unknown ${label}`]),
    ...(isBroken || (form && fields.length !== most) ? [`value ${line}`] : []),
  ];
}

const isOfTrace = (label: string) => ['TRCFMT', 'R', 'A'].includes(label);

/** Each ordered lens must have its power, and the file must say nothing about one that isn't ordered. */
function brokenEyes(records: readonly LabRecord[]): string[] {
  const at = (label: string, side: number) =>
    records.find((record) => record.label === label)?.fields[side] ?? '';
  const made = at('DO', 0);
  return [0, 1].flatMap((side) => {
    const isMade = made === 'B' || made === 'RL'[side];
    const said = Object.keys(sided).filter((label) => at(label, side) !== '');
    const ofFrame = ['HBOX', 'VBOX', 'FED', 'BVD', 'PANTO', 'ZTILT'];
    if (!isMade)
      return said.filter((label) => !ofFrame.includes(label)).map((each) => `eye ${each}`);
    const has = (label: string) => at(label, side) !== '';
    return [
      ...(has('SPH') && has('CYL') ? [] : ['power']),
      ...(has('AX') === Number(at('CYL', side)) < 0 ? [] : ['axis']),
      ...(has('PRVM') === has('PRVA') ? [] : ['prism']),
      ...(has('NPD') && has('IPD') && Number(at('NPD', side)) > Number(at('IPD', side))
        ? ['pd']
        : []),
    ];
  });
}

/** A shape must have as many radii as it declares, at most ten per row. */
function brokenTraces(records: readonly LabRecord[]): string[] {
  return records.flatMap((record, place) => {
    if (record.label !== 'TRCFMT') return [];
    const after = records.slice(place + 1);
    const end = after.findIndex(({ label }) => label === 'TRCFMT' || !isOfTrace(label));
    const rows = after.slice(0, end < 0 ? undefined : end).filter(({ label }) => label === 'R');
    const radii = rows.map(({ fields }) => fields.filter((field) => /^\d+$/.test(field)).length);
    const count = radii.reduce((sum, each) => sum + each, 0);
    return count === Number(record.fields[1]) && Math.max(...radii) <= 10 ? [] : ['radii'];
  });
}
