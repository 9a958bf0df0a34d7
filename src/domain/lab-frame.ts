import type { FrameType, Job } from './frame.ts';
import { bridge, mapFields, sidedFrameNumbers } from './lab-fields.ts';
import type { LabFrame } from './lab-order.ts';
import { alikeAt, type LabReader, numberOf } from './lab-reader.ts';
import { edgeWords, jobWords, meaningOf, rimWords } from './lab-words.ts';

/** Reads the frame, which is one for both eyes. */
export function readFrame(reader: LabReader): LabFrame {
  return {
    ...mapFields(sidedFrameNumbers, (each) => numberOf(reader, each, alikeAt(reader, each.label))),
    dbl: numberOf(reader, bridge, alikeAt(reader, bridge.label)),
    type: readRim(reader),
  };
}

/** Our own label says it; else the edge that is asked for, or the frame's kind, tell what they can. */
function readRim(reader: LabReader): FrameType | null {
  const said = meaningOf(rimWords, alikeAt(reader, '_RIM'));
  const edge = meaningOf(edgeWords, alikeAt(reader, 'ETYP'));
  const kind = alikeAt(reader, 'FTYP');
  if (said ?? edge) return said ?? edge;
  if (kind === '3') return 'rimless';
  return kind === '1' || kind === '2' ? 'fullRim' : null;
}

/** Whose frame an edged lens is for, the standard does not say. */
export function readJob(reader: LabReader): Job | null {
  const isUncut = alikeAt(reader, 'ETYP') === '-1';
  return meaningOf(jobWords, alikeAt(reader, '_JOBTYPE')) ?? (isUncut ? 'uncut' : null);
}
