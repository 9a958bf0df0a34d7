import project from '../../../package.json' with { type: 'json' };

/** The running version, such as `1.4.0`. Operators quote it in reports. */
export const { version } = project;
