import { type HelpTopic, help } from '../../i18n/help/help.ts';
import { say } from '../../ui/base/say.tsx';

/** A short explanation of a field. */
export const HelpText = ({ topic }: { topic: HelpTopic }) => say(help.texts[topic]);
