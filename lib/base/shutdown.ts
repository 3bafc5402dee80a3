import { processWide } from './process-wide';

const shared = processWide<{ shuttingDown: boolean }>();

/** Whether the process has been told to end. It goes on answering, and asks balancers to send nothing more. */
export function isShuttingDown(): boolean {
  return shared.shuttingDown === true;
}

export function noteShutdown(): void {
  shared.shuttingDown = true;
}
