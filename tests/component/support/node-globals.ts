import { runInThisContext } from 'node:vm';

/** Jsdom has no fetch and what belongs to it; Node's own take their place, so that msw can stand at the network edge. */
const NAMES = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'BroadcastChannel',
  'structuredClone',
];

for (const name of NAMES) {
  Object.defineProperty(globalThis, name, { value: runInThisContext(name), configurable: true, writable: true });
}
