/** Takes pictures of the panel: `npm run screenshots` of every screen, `-- readme` those for the README. */
import { chromium } from 'playwright';
import { startPanel } from '../tests/e2e/support/panel-server.ts';
import { findBrowser } from '../tests/support/find-browser.ts';
import { shootEveryScreen } from './screenshots/every-screen.ts';
import { shootForReadme } from './screenshots/readme.ts';

const shoot = process.argv[2] === 'readme' ? shootForReadme : shootEveryScreen;
const panel = await startPanel(process.env.PANEL_DIR ?? 'dist');
const browser = await chromium.launch(await findBrowser());
try {
  console.log(`Saved to ${await shoot(browser, panel.origin)}/`);
} finally {
  await browser.close();
  await panel.stop();
}
