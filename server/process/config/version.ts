import project from '../../../package.json' with { type: 'json' };

/** The version that runs, such as `1.4.0`: operators name it when they report something. */
export const { version } = project;
