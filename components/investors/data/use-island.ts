import { type ComponentType, type PointerEvent, useCallback, useRef, useState } from 'react';

/**
 * A chart by Recharts in the place of the server's drawing, from the moment somebody turns to it. The parts go on the
 * box of the drawing: `calls` while the drawing stands there, `box` always.
 *
 * @param load fetches the chart; where it does not come the drawing stays
 */
export function useIsland<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const box = useRef<HTMLDivElement>(null);
  const pointedAt = useRef<{ clientX: number; clientY: number }>(undefined);
  const [Island, setIsland] = useState<ComponentType<Props>>();
  const [isDrawn, setDrawn] = useState(false);

  const fetchIsland = () => {
    if (Island) return;
    load().then(
      (module) => setIsland(() => module.default),
      () => {},
    );
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    pointedAt.current = { clientX, clientY };
    fetchIsland();
  };
  /** A mouse that has gone on points at nothing, nor does a finger that scrolls the page; one that was lifted does. */
  const forget = ({ type, pointerType }: PointerEvent) => {
    if (type === 'pointercancel' || pointerType === 'mouse') pointedAt.current = undefined;
  };
  const calls = {
    onPointerDown: follow,
    onPointerMove: follow,
    onPointerLeave: forget,
    onPointerCancel: forget,
    onFocus: fetchIsland,
  };

  /** What brought the island is told to it: it was not there yet to hear of it. */
  const onDrawn = useCallback(() => {
    const surface = box.current?.querySelector<SVGElement>('.recharts-surface');
    if (box.current?.matches(':focus-visible')) surface?.focus({ preventScroll: true });
    if (pointedAt.current) surface?.dispatchEvent(new MouseEvent('mousemove', { ...pointedAt.current, bubbles: true }));
    setDrawn(true);
  }, []);

  return { box, Island, isDrawn, onDrawn, calls };
}
