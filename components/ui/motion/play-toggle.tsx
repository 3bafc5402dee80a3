import { Pause, Play } from 'lucide';
import type { Ref } from 'react';
import { useLive } from '../actions/live';
import { Icon } from '../media/icon';

export interface PlayToggleProps {
  playing: boolean;
  /** What a press does. */
  words: { pause: string; play: string };
  /** How it looks where it stands. */
  className?: string;
  /** Of the icon, in px. */
  size?: number;
  ref?: Ref<HTMLButtonElement>;
  onToggle: () => void;
}

/** Pauses what moves and plays it again: carousels, films, the notice bar. */
export function PlayToggle({ playing, words, className, size = 16, ref, onToggle }: PlayToggleProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      data-live={useLive()}
      aria-label={playing ? words.pause : words.play}
      onClick={onToggle}
    >
      <Icon of={playing ? Pause : Play} size={size} filled />
    </button>
  );
}
