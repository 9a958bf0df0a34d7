import { readSettings } from './process/config/settings.ts';
import { printed } from './process/config/startup-error.ts';
import { start } from './start.ts';

/**
 * Signals within this time, ms, count as one: after Ctrl-C, the server of `npm start` gets one from the terminal and
 * one from npm.
 */
const oneSignal = 1000;

try {
  const running = await start(readSettings(process.env));
  let endedAt: number | undefined;
  const end = () => {
    if (endedAt === undefined) {
      endedAt = performance.now();
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    } else if (performance.now() - endedAt > oneSignal) {
      // In case stopping hangs.
      process.exit(1);
    }
  };
  process.on('SIGINT', end).on('SIGTERM', end);
} catch (error) {
  console.error(printed(error));
  process.exit(1);
}
