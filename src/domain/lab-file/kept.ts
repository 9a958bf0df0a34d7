import { longestRecord, readRecords } from '../lab-format/records.ts';
import { plainText, writeText } from '../lab-format/text.ts';
import type { Dismissal } from '../rx/dismissal.ts';
import { isOwnLabel } from './labels.ts';

/**
 * Labels of a session between a device and its host: requests, answers, states, checksums, and the identities of device
 * and operator (public sources). Software that receives them in an order could take it for a packet of such a session.
 */
const sessionLabels: ReadonlySet<string> = new Set(
  (
    'ANS CANDO CRC D DEF DEV DSDEV ENDDEF ERR HID INFO INIT INI IP LIB MACHID MESG MID MNAME MODEL MSL MVER OMAV ' +
    'OPERID PORT REQ RMT SDFMODE SN STATUS TIMEOUT VEN VER XSTATUS'
  ).split(' '),
);

/**
 * Passes on the other records of a trace file under their own labels, unless this file uses the label itself. Rows
 * that look like those of the shape, their format record, and records of a device session are wrapped in `_KEPT`.
 */
export function writeKept(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const isHeadOfRows =
      /^\w*TRCFMT=/.test(line) || (/^\w+FMT=/.test(line) && /^[RLA]=/.test(lines[index + 1] ?? ''));
    return isPassedOn(line) && !isHeadOfRows ? [line] : writeText('_KEPT', line);
  });
}

function isPassedOn(line: string): boolean {
  const [record] = readRecords(line);
  if (!record || isOwnLabel(record.label) || plainText(line) !== line) return false;
  if (sessionLabels.has(record.label)) return false;
  if (!/^[A-Z][A-Z0-9]{0,11}=/.test(line)) return false;
  return new TextEncoder().encode(line).length <= longestRecord - '\r\n'.length;
}

/** A dismissed warning as text: code, field and the numbers in its message. */
export function writeDismissal({ code, path, params }: Dismissal): string {
  const numbers = params ? ` ${JSON.stringify(params)}` : '';
  return `${code} ${path}${numbers}`;
}
