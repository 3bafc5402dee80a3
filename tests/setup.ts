/// <reference types="@testing-library/jest-dom" />

if (globalThis.document) {
  jest.requireActual('@testing-library/jest-dom');
  // A busy machine is slow, not wrong: what a test waits for has time to come.
  const { configure } = jest.requireActual<typeof import('@testing-library/dom')>('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
}
