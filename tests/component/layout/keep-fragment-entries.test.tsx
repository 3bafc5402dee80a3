/** @jest-environment jsdom */
import { keepFragmentEntries } from '@/components/layout/keep-fragment-entries';

const STATE = { tree: 'of the policy' };
let end: () => void;

/** What a browser does for a plain link: an entry without a state, then the word of it. */
function follow(fragment: string) {
  document.body.click();
  window.history.pushState(null, '', fragment);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

beforeEach(() => {
  window.history.replaceState(STATE, '', '/privacyPolicy?lang=en');
  end = keepFragmentEntries();
});
afterEach(() => end());

test('§1 history: the entry of a fragment has the state of its page', () => {
  follow('#marketing');
  expect([window.location.hash, window.history.state]).toEqual(['#marketing', STATE]);
});

test('§1 history: a state that is there stays', () => {
  window.history.pushState({ own: true }, '', '#marketing');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(window.history.state).toEqual({ own: true });
});

test('§1 history: an entry never gets the state of another page', () => {
  window.history.pushState(null, '', '/contactUs');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(window.history.state).toBeNull();
});

test('§1 history: what has ended gives nothing any more', () => {
  end();
  follow('#marketing');
  expect(window.history.state).toBeNull();
});
