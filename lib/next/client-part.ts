/**
 * Tells a component of the browser from one of the server while a page is being rendered.
 *
 * - Gain: a part of a page that fails on the server is left out, and the rest is shown (components/data/guarded.tsx).
 * - Depends on: React's mark of what stands behind `use client`, `$$typeof`, and the first words of the error by which it
 *   waits, `Suspense Exception`.
 * - When that changes: components of the browser are called as functions and every page is a 500;
 *   tests/unit/next/contract.test.ts fails.
 */
export function isClientPart(type: unknown): boolean {
  return (type as { $$typeof?: symbol }).$$typeof === Symbol.for('react.client.reference');
}

/** React's sign that a component waits for something; it comes back to it. */
export function isWaiting(error: unknown): boolean {
  return error instanceof Promise || (error instanceof Error && error.message.startsWith('Suspense Exception'));
}
