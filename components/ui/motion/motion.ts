'use client';

import {
  type FocusEventHandler,
  type PointerEventHandler,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** The part of an element that has to be seen for it to be in view. */
const LEAST_SEEN = 0.001;

/** Whether an element is in view, or within `margin` of it. False until the browser has said so. */
export function useInView(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        // What only touches the edge, as a slide beside the one that is shown, counts as intersecting.
        setInView(latest?.isIntersecting === true && !(latest.intersectionRatio < LEAST_SEEN));
      },
      { rootMargin: margin, threshold: [0, LEAST_SEEN] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin]);
  return inView;
}

/** Whether something has ever been so. */
export function useEver(now: boolean): boolean {
  const [before, setBefore] = useState(false);
  if (now && !before) setBefore(true);
  return now || before;
}

/** Whether an element has ever come within `margin` of the view: the time to load what it needs. */
export function useNearView(ref: RefObject<Element | null>, margin = '200px'): boolean {
  return useEver(useInView(ref, margin));
}

const OPENING = 'data-opening';

function onOpening(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: [OPENING] });
  return () => observer.disconnect();
}

/**
 * Whether the page has come to rest after it was opened: what moves by itself
 * begins then, not while the rest of the page is on its way and being taken over.
 * `html[data-opening]` says that it has not.
 *
 * @param asked False for what could not begin anyway: it hears of it later, and is
 *   not rendered again together with all the others.
 */
export function usePageAtRest(asked: boolean): boolean {
  const atRest = useCallback(() => asked && !document.documentElement.hasAttribute(OPENING), [asked]);
  return useSyncExternalStore(onOpening, atRest, () => false);
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function onMotionPreference(changed: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the reader asked for less motion; followed while the page is open. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    onMotionPreference,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the page is the tab in front. */
export function usePageShown(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

const never = () => () => {};

/** Whether the reader asked for less to be fetched. */
export function useSavesData(): boolean {
  return useSyncExternalStore(
    never,
    () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false,
    () => false,
  );
}

/** Whether the page is scrolled past `after` px and not past `before` px. */
export function useScrolledBetween(after = Number.NEGATIVE_INFINITY, before = Number.POSITIVE_INFINITY): boolean {
  const between = useCallback(() => window.scrollY > after && window.scrollY <= before, [after, before]);
  return useSyncExternalStore(onScroll, between, () => after < 0);
}

/** Whether the page is scrolled to the section around an element, or to within `px` of it; without `px` it always is. */
export function useScrolledToSection(ref: RefObject<Element | null>, px?: number): boolean {
  const there = useCallback(() => {
    if (px === undefined) return true;
    const box = ref.current?.closest('section')?.getBoundingClientRect();
    return box !== undefined && box.top <= px && box.bottom >= -px;
  }, [ref, px]);
  return useSyncExternalStore(onScroll, there, () => px === undefined);
}

export interface Hold {
  /** The pointer is on it, or keyboard focus is in it. */
  held: boolean;
  /** For the element that is held. */
  handlers: {
    onPointerEnter: PointerEventHandler;
    onPointerDown: PointerEventHandler;
    onPointerMove: PointerEventHandler;
    onPointerLeave: PointerEventHandler;
    onFocus: FocusEventHandler;
    onBlur: FocusEventHandler;
  };
  /** Lets go although pointer and focus are still there: whoever presses play wants to see it play. */
  letGo: () => void;
}

/**
 * Whether a moving thing is being looked at or worked in, and so has to stand
 * still (docs/requirements.md, Page by page). A pointer that rests where the page is
 * scrolled does not count, or nothing would play in the middle of a screen; nor
 * does the focus that a click leaves behind, or a tap on one of its buttons
 * would stop a carousel for good.
 */
export function useHold(): Hold {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const letGoBefore = useRef(false);
  const touch = () => {
    if (!letGoBefore.current) setHovered(true);
  };
  return {
    held: hovered || focused,
    handlers: {
      onPointerEnter: () => {
        letGoBefore.current = false;
      },
      onPointerDown: touch,
      onPointerMove: touch,
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
    letGo: () => {
      letGoBefore.current = true;
      setHovered(false);
      setFocused(false);
    },
  };
}
