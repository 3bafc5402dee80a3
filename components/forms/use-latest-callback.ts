import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same while what it does is always what the latest rendering says. For what is called
 * long after it was handed out: by then an answer finds the form, and the page around it, as they are.
 */
export function useLatestCallback<Given extends unknown[], Result>(
  callback: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
