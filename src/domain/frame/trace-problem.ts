/** Maximum bytes of a trace file, 5 MB: checked before the file is read, and again on its text. */
export const largestTraceFile = 5 * 1024 * 1024;

/** With fewer points there is no shape; no tracer measures more. */
export const tracePoints = { min: 8, max: 4_000 } as const;

/** Maximum plausible radius, hundredths of a millimetre. */
export const longestRadius = 10_000;

/** Why a trace cannot be read; `params` are for the message. */
export interface TraceProblem {
  readonly code: /** More than 5 MB. */
    | 'traceTooLarge'
    /** Not text; `format` names the file type. */
    | 'traceBinary'
    /** Radii encoded in a format other than plain numbers; `format` names it. */
    | 'traceEncoded'
    /** No shape: no TRCFMT record, or radii before the first one. */
    | 'traceMissing'
    /** A malformed format record, or an unknown one before rows of radii; `line` quotes it. */
    | 'traceFormat'
    /** Rows of radii for an eye other than the one in their format record; `line` quotes the record. */
    | 'traceSide'
    /** The file promises `expected` radii or angles but has `found`. */
    | 'traceCount'
    /** Too few or too many points: `min`, `max`. */
    | 'tracePoints'
    /** A radius or angle that is not a number or not plausible; `value` quotes it. */
    | 'traceValue'
    /** A sector of `eye` without measured points, `from` and `to` in degrees. */
    | 'traceGap'
    /** A shape no frame has, probably in the wrong unit: `a`, `b`, in tenths of a millimetre. */
    | 'traceSize'
    /** Two shapes for one eye. */
    | 'traceTwice';
  readonly params?: Readonly<Record<string, string | number>>;
}
