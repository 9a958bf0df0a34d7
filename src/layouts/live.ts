import { bindDocument } from '../stores/document.ts';
import { followNavigation } from '../stores/navigation.ts';
import { resumeOutbox } from '../stores/outbox-mark.ts';
import { resumeSession } from '../stores/session.ts';

bindDocument();
followNavigation();
void resumeSession().then(resumeOutbox);
