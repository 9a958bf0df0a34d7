import type { FrameMaterial } from '../frame/details.ts';
import type { FrameType, Job } from '../frame/frame.ts';
import { readTexts } from '../lab-format/text.ts';
import { bridge, frameTexts, mapFields, sidedFrameNumbers } from './fields.ts';
import type { LabFrame } from './order.ts';
import { alikeAt, type LabReader, numberOf } from './reader.ts';
import { edgeWords, frameMaterialWords, jobWords, meaningOf, rimWords } from './words.ts';

/** Reads the frame, which is one for both eyes. */
export function readFrame(reader: LabReader): LabFrame {
  return {
    ...mapFields(sidedFrameNumbers, (each) => numberOf(reader, each, alikeAt(reader, each.label))),
    dbl: numberOf(reader, bridge, alikeAt(reader, bridge.label)),
    ...mapFields(frameTexts, ({ label }) => readTexts(reader.records, label)[0] ?? ''),
    type: readRim(reader),
    material: readMaterial(reader),
  };
}

function readMaterial(reader: LabReader): FrameMaterial | null {
  const said = alikeAt(reader, '_FMAT') || alikeAt(reader, 'FTYP');
  return meaningOf(frameMaterialWords, said);
}

/**
 * Our own label says it; else the edge that is asked for, or the frame's kind, tell what they can. Beside our own
 * label for the material, FTYP says that alone.
 */
function readRim(reader: LabReader): FrameType | null {
  const said = meaningOf(rimWords, alikeAt(reader, '_RIM'));
  const edge = meaningOf(edgeWords, alikeAt(reader, 'ETYP'));
  const kind = alikeAt(reader, 'FTYP');
  if (said ?? edge) return said ?? edge;
  if (kind === '3') return 'rimless';
  const isRimMeant = alikeAt(reader, '_FMAT') === '';
  return isRimMeant && (kind === '1' || kind === '2') ? 'fullRim' : null;
}

/** Whose frame an edged lens is for, the standard does not say. */
export function readJob(reader: LabReader): Job | null {
  const isUncut = alikeAt(reader, 'ETYP') === '-1';
  return meaningOf(jobWords, alikeAt(reader, '_JOBTYPE')) ?? (isUncut ? 'uncut' : null);
}
