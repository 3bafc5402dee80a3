/// <reference types="@testing-library/jest-dom" />
import { setCompanyContent } from '@/lib/content-folder/current';
import { SAMPLE_COMPANY } from './unit/support/sample';

setCompanyContent(SAMPLE_COMPANY);

if (globalThis.document) {
  jest.requireActual('@testing-library/jest-dom');
  // A busy machine is slow, not wrong: what a test waits for has time to come.
  const { configure } = jest.requireActual<typeof import('@testing-library/dom')>('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
}
