/** Most bytes of a trace file: 5 MB. A file's size is looked at before it is read, its text again. */
export const largestTraceFile = 5 * 1024 * 1024;

/** Fewest and most points of a shape: fewer are no shape, more no tracer measures. */
export const tracePoints = { min: 8, max: 4_000 } as const;

/** Longest radius believed, hundredths of a millimetre. */
export const longestRadius = 10_000;

/** Why a trace cannot be read; the parameters are those a message needs. */
export interface TraceProblem {
  readonly code: /** More than 5 MB. */
    | 'traceTooLarge'
    /** Not text; `format` names what it is. */
    | 'traceBinary'
    /** Radii in a format other than plain numbers; `format` names it. */
    | 'traceEncoded'
    /** No shape: no TRCFMT record with one, or rows before the first one. */
    | 'traceMissing'
    /** A TRCFMT record that cannot be understood; `line` is it. */
    | 'traceFormat'
    /** The radii, or angles, given are not as many as the file says: `expected`, `found`. */
    | 'traceCount'
    /** Too few or too many points: `min`, `max`. */
    | 'tracePoints'
    /** A radius or an angle that is no number or not believable; `value` is it. */
    | 'traceValue'
    /** A shape that no frame has, most likely in another unit: `a`, `b`, in tenths of a millimetre. */
    | 'traceSize'
    /** Two shapes for one eye. */
    | 'traceTwice';
  readonly params?: Readonly<Record<string, string | number>>;
}
