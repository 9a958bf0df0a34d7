import { readSettings } from './process/config/settings.ts';
import { printed } from './process/config/startup-error.ts';
import { start } from './start.ts';

try {
  const running = await start(readSettings(process.env));
  const end = () => {
    // A second signal exits immediately, in case stopping hangs.
    process.once('SIGINT', () => process.exit(1)).once('SIGTERM', () => process.exit(1));
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', end).once('SIGTERM', end);
} catch (error) {
  console.error(printed(error));
  process.exit(1);
}
