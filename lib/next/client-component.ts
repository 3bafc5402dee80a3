/**
 * Tells client components from server components while a page is being rendered.
 *
 * - Gain: a part of a page that fails on the server is left out, and the rest is shown (components/data/guarded.tsx).
 * - Depends on: React's mark of what comes from a `use client` file (`$$typeof`), and the message of the error by which a
 *   component suspends (`Suspense Exception`).
 * - When that changes: client components are called as functions and every page is a 500;
 *   tests/unit/next/contract.test.ts fails.
 */
export function isClientComponent(type: unknown): boolean {
  return (type as { $$typeof?: symbol }).$$typeof === Symbol.for('react.client.reference');
}

/** Whether an error is React's sign that a component suspends: it is rendered again later. */
export function isWaiting(error: unknown): boolean {
  return error instanceof Promise || (error instanceof Error && error.message.startsWith('Suspense Exception'));
}
