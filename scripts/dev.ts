/** Starts and stops the panel with hot reload together with its API. */
import { spawn } from 'node:child_process';
import { type DevProcess, devProcesses } from './dev/processes.ts';

const start = ({ command, args, env }: DevProcess) =>
  spawn(command, args, { env: { ...process.env, ...env }, stdio: 'inherit' });

const { api, panel } = devProcesses(process.env);
const children = [start(api), start(panel)];

function end(): void {
  for (const child of children) child.kill('SIGTERM');
}

process.once('SIGINT', end).once('SIGTERM', end);
for (const child of children) child.once('exit', end);
