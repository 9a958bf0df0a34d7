import { bindDocument } from '../stores/document.ts';
import { followNavigation } from '../stores/navigation.ts';

bindDocument();
followNavigation();
