import type { FrameMaterial } from '../../../src/domain/frame/details.ts';
import type { FrameType, Job } from '../../../src/domain/frame/frame.ts';
import { bridge, frameTexts, sidedFrameNumbers } from '../../../src/domain/lab-file/fields.ts';
import type { LabFrame } from '../../../src/domain/lab-file/order.ts';
import {
  edgeWords,
  frameMaterialWords,
  jobWords,
  rimWords,
  shapeWords,
} from '../../../src/domain/lab-file/words.ts';
import { readTexts } from './read-texts.ts';
import { alikeAt, type LabReader, mapFields, meaningOf, numberOf } from './reader.ts';

export function readFrame(reader: LabReader): LabFrame {
  return {
    ...mapFields(sidedFrameNumbers, (each) => numberOf(reader, each, alikeAt(reader, each.label))),
    dbl: numberOf(reader, bridge, alikeAt(reader, bridge.label)),
    ...mapFields(frameTexts, ({ label }) => readTexts(reader.records, label)[0] ?? ''),
    type: readRim(reader),
    shape: meaningOf(shapeWords, alikeAt(reader, '_SHAPE')),
    material: readMaterial(reader),
    parcel:
      alikeAt(reader, '_FOLLOWS') === '1' ? (readTexts(reader.records, '_PARCEL')[0] ?? '') : null,
  };
}

function readMaterial(reader: LabReader): FrameMaterial | null {
  const said = alikeAt(reader, '_FMAT') || alikeAt(reader, 'FTYP');
  return meaningOf(frameMaterialWords, said);
}

/**
 * Our private label is explicit; otherwise the edge type or the frame type decides. With our label for the material,
 * FTYP only gives the material.
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

/** The standard doesn't say who supplies the frame for an edged lens. */
export function readJob(reader: LabReader): Job | null {
  const isUncut = alikeAt(reader, 'ETYP') === '-1';
  return meaningOf(jobWords, alikeAt(reader, '_JOBTYPE')) ?? (isUncut ? 'uncut' : null);
}
