/** The page about the software of others in the panel, for everyone. */
export const softwarePath = '/software';

/** The texts of its licences, which a build writes. */
export const softwareTexts = '/licences.txt';
