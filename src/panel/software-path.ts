/** Path of the page about third-party software in the panel, for everyone. */
export const softwarePath = '/software';

/** Path of the licence texts, which the build writes. */
export const softwareTexts = '/licences.txt';
